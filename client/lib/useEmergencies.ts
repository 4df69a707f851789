import { useEffect, useState } from 'react'
import type { EmergencyKind } from '../../shared/emergencies.ts'

const NONE: readonly EmergencyKind[] = []

/**
 * The emergencies in texts while they are typed. The phrases load with the first word; offline, the warning appears
 * once the text is saved.
 */
export function useEmergencies(...texts: (string | null | undefined)[]): readonly EmergencyKind[] {
  const [kinds, setKinds] = useState(NONE)
  const text = texts.filter(Boolean).join('\n\n')
  useEffect(() => {
    if (!text.trim()) {
      setKinds(NONE)
      return
    }
    let isStale = false
    import('../../shared/emergenciesIn.ts').then(
      ({ emergenciesOf }) => {
        if (!isStale) setKinds(emergenciesOf(text))
      },
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [text])
  return kinds
}
