import { useQueryClient } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useLocale, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { DEVICE_DOCUMENTS, type HandedOver } from './consent.ts'
import { DocumentText } from './DocumentText.tsx'
import { Explained } from './Explained.tsx'
import { useReadingTools } from './ReadingTools.tsx'
import { SignForm } from './SignForm.tsx'

type DeviceDocumentProps = {
  token: string
  practitioner: string
  document: HandedOver['documents'][number]
}

/** A document on a device of the practice: to read, to sign, to decline, or to ask about. */
export function DeviceDocument({ token, practitioner, document }: DeviceDocumentProps) {
  const t = useT()
  const locale = useLocale()
  const queries = useQueryClient()
  const { id, title, version, text, language, askedBy } = document
  const { zoom, tools } = useReadingTools(text, language ?? locale)
  const [asking, setAsking] = useState(false)
  const onSettled = () => queries.invalidateQueries({ queryKey: [DEVICE_DOCUMENTS] })
  const { device } = trpc.consents
  const sign = device.sign.useMutation({
    onSuccess: () => scrollTo({ top: 0 }),
    onSettled,
    meta: { errorTitle: t('consents.sign.failed'), success: [t('consents.sign.done')] },
  })
  const decline = device.decline.useMutation({
    onSettled,
    meta: { errorTitle: t('consents.decline.failed'), success: [t('consents.decline.done')] },
  })
  const question = device.question.useMutation({
    onSettled() {
      setAsking(false)
      void onSettled()
    },
    meta: {
      errorTitle: t('consents.device.notTold'),
      success: [t('consents.device.questionDone', { name: practitioner })],
    },
  })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-display text-2xl font-title text-balance break-words">{title}</h1>
          <p className="mt-0.5 text-sm text-ink-2">
            {t('consents.read.subtitle', { version, name: askedBy })}
          </p>
        </div>
        {tools}
      </div>
      <Card as="section" aria-label={t('consents.read.text')} className="p-5 md:p-7">
        <div style={{ zoom }}>
          <DocumentText text={text} language={language} />
        </div>
      </Card>
      <Explained consent={document} />
      <div>
        <Button look="outline" onClick={() => setAsking(true)}>
          <CircleHelp size={18} aria-hidden />
          {t('consents.device.question')}
        </Button>
      </div>
      <SignForm
        isOwnDevice={false}
        consent={document}
        sign={{ ...sign, mutate: (input) => sign.mutate({ token, ...input }) }}
        decline={{ ...decline, mutate: ({ id }, options) => decline.mutate({ token, id }, options) }}
      />
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('consents.device.questionTitle')}
        description={t('consents.device.questionText', { name: practitioner, title })}
        action={t('consents.device.questionAction', { name: practitioner })}
        look="primary"
        busy={question.isPending}
        onConfirm={() => question.mutate({ token, id })}
      />
    </>
  )
}
