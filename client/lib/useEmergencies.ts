import { useEffect, useState } from 'react'
import type { EmergencyKind } from '../../shared/emergencies.ts'

const NONE: readonly EmergencyKind[] = []

/**
 * What texts that are being written say that cannot wait. The phrases are loaded with the first word; without a network
 * before that, the server's answer says it.
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
