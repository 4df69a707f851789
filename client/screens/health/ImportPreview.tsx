import { CircleX, Combine, type LucideIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ImportLine } from '../../../shared/health.ts'
import { counted } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** A file may have thousands of lines. */
const AT_ONCE = 100

const OUTCOMES: Record<ImportLine['outcome'], { label: string; icon: LucideIcon; tone: Tone }> = {
  added: { label: 'Added', icon: Plus, tone: 'success' },
  merged: { label: 'Merged', icon: Combine, tone: 'info' },
  refused: { label: 'Refused', icon: CircleX, tone: 'danger' },
}

const countOf = (lines: ImportLine[], outcome: ImportLine['outcome']) =>
  lines.filter((line) => line.outcome === outcome).length

type ImportPreviewProps = { csv: string; lines: ImportLine[]; onClose: () => void }

/** Shows what an import will do, line by line, before it starts. */
export function ImportPreview({ csv, lines, onClose }: ImportPreviewProps) {
  const utils = trpc.useUtils()
  const [shown, setShown] = useState(AT_ONCE)
  const [added, merged, refused] = [
    countOf(lines, 'added'),
    countOf(lines, 'merged'),
    countOf(lines, 'refused'),
  ]
  const days = added + merged
  const importLines = trpc.health.importEntries.useMutation({
    networkMode: 'always',
    onSuccess: async (done) => {
      onClose()
      toast.success(
        'Entries imported',
        `${done.added} added, ${done.merged} merged, ${done.refused} left out.`,
      )
      await utils.health.invalidate()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import entries"
      description={`${added} will be added, ${merged} merged into existing days, ${refused} refused.`}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={days === 0}
            busy={importLines.isPending}
            onClick={() => importLines.mutate({ csv })}
          >
            Import {counted(days, 'line')}
          </Button>
        </>
      }
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th className="py-2 pr-4 font-medium">Line</th>
            <th className="py-2 pr-4 font-medium">Date</th>
            <th className="py-2 font-medium">What happens</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map(({ line, date, outcome, reason }) => {
            const { label, icon, tone } = OUTCOMES[outcome]
            return (
              <tr key={line} className="border-b border-line align-top last:border-0">
                <td className="py-2 pr-4">{line}</td>
                <td className="py-2 pr-4 whitespace-nowrap">{date || '–'}</td>
                <td className="py-2">
                  <Badge tone={tone} icon={icon}>
                    {label}
                  </Badge>
                  {reason && <span className="mt-1 block text-ink-2">{reason}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {lines.length > shown && (
        <Button look="plain" size="tight" className="mt-2 -ml-3" onClick={() => setShown(shown + AT_ONCE)}>
          Show more lines
        </Button>
      )}
    </Dialog>
  )
}
