import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../download.ts'
import { localDay } from '../../today.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { report } from '../../ui/failures.ts'

/** Everything that the portal holds about the person, as one file. */
export function DownloadMyData() {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const mine = await utils.auth.exportMine.fetch()
      download(`my-data-${localDay()}.json`, 'application/json', JSON.stringify(mine, null, 2))
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <Card as="section" className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]">
      <h2 className="font-display text-xl font-title">Your data</h2>
      <div className="mt-4 lg:mt-0">
        <p className="text-sm text-ink-2">
          Everything that the portal holds about you, as a JSON file: profile, plans, health entries, blood
          tests, orders and credits.
        </p>
        <Button look="outline" className="mt-3" busy={busy} onClick={save}>
          {!busy && <Download size={18} />}
          Download my data
        </Button>
      </div>
    </Card>
  )
}
