import { CircleX, Combine, type LucideIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import { textOf } from '../../../locales/translate.ts'
import type { ImportLine } from '../../../shared/health.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** A file may have thousands of lines. */
const AT_ONCE = 100

const OUTCOMES: Record<ImportLine['outcome'], { icon: LucideIcon; tone: Tone }> = {
  added: { icon: Plus, tone: 'success' },
  merged: { icon: Combine, tone: 'info' },
  refused: { icon: CircleX, tone: 'danger' },
}

const countOf = (lines: ImportLine[], outcome: ImportLine['outcome']) =>
  lines.filter((line) => line.outcome === outcome).length

type ImportPreviewProps = { csv: string; lines: ImportLine[]; onClose: () => void }

/** Shows what an import will do, line by line, before it starts. */
export function ImportPreview({ csv, lines, onClose }: ImportPreviewProps) {
  const t = useT()
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
      toast.success(t('health.import.done'), t('health.import.doneText', done))
      await utils.health.invalidate()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('health.import.title')}
      description={t('health.import.description', { added, merged, refused })}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {t('health.cancel')}
          </Button>
          <Button
            disabled={days === 0}
            busy={importLines.isPending}
            onClick={() => importLines.mutate({ csv })}
          >
            {t('health.import.start', { count: days })}
          </Button>
        </>
      }
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th className="py-2 pr-4 font-medium">{t('health.import.line')}</th>
            <th className="py-2 pr-4 font-medium">{t('health.field.date')}</th>
            <th className="py-2 font-medium">{t('health.import.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map(({ line, date, outcome, reason }) => {
            const { icon, tone } = OUTCOMES[outcome]
            return (
              <tr key={line} className="border-b border-line align-top last:border-0">
                <td className="py-2 pr-4">{line}</td>
                <td className="py-2 pr-4 whitespace-nowrap">{date || '–'}</td>
                <td className="py-2">
                  <Badge tone={tone} icon={icon}>
                    {t(`health.import.${outcome}`)}
                  </Badge>
                  {reason && <span className="mt-1 block text-ink-2">{textOf(t, reason)}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {lines.length > shown && (
        <Button look="plain" size="tight" className="mt-2 -ml-3" onClick={() => setShown(shown + AT_ONCE)}>
          {t('health.import.more')}
        </Button>
      )}
    </Dialog>
  )
}
