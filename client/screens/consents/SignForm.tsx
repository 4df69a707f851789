import { Keyboard, PenLine } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import type { PointGroup } from 'signature_pad'
import { CAPACITIES, type Capacity, isSameName, type SigningMethod } from '../../../shared/consents.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import type { OwnConsent } from './consent.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { SignatureField } from './SignatureField.tsx'

type DeclineDialogProps = Pick<SignFormProps, 'consent' | 'decline'> & { onClose: () => void }

/** Confirms that a patient declines to sign; notifies the practitioner. */
function DeclineDialog({ consent: { id, title }, decline, onClose }: DeclineDialogProps) {
  const t = useT()
  const online = useOnline()
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('consents.decline.title', { title })}
      description={t('consents.decline.text')}
      action={t('consents.decline.action')}
      look="primary"
      busy={decline.isPending}
      onConfirm={() => online && decline.mutate({ id }, { onSettled: onClose })}
    >
      <OfflineNote />
    </AlertDialog>
  )
}

type Typed = { capacity: Capacity; method: SigningMethod; guardian: string; typed: string }

/** A signature's errors, by field. */
function useProblems(patient: string, isOwnDevice: boolean) {
  const t = useT()
  return ({ capacity, method, guardian, typed }: Typed, strokes: PointGroup[]) => {
    const isGuardian = capacity === 'guardian'
    const signer = isGuardian ? guardian : patient
    const isOther =
      (isGuardian || isOwnDevice) && method === 'typed' && typed.trim() !== '' && !isSameName(typed, signer)
    return {
      ...(isGuardian && guardian.trim() === '' && { guardian: t('consents.sign.guardianMissing') }),
      ...(method === 'typed' && typed.trim() === '' && { typed: t('consents.sign.typedMissing') }),
      ...(isOther && { typed: t(isGuardian ? 'consents.sign.otherGuardian' : 'consents.refused.otherName') }),
      ...(method === 'drawn' && strokes.length === 0 && { drawing: t('consents.invalid.noDrawing') }),
    }
  }
}

type Signature = {
  id: string
  name: string
  capacity: Capacity
  forName?: string
  method: SigningMethod
  drawing?: PointGroup[]
}
type Call<Input> = {
  mutate: (input: Input, options?: { onSettled?: () => void }) => void
  isPending: boolean
}
type SignFormProps = {
  consent: Pick<OwnConsent, 'id' | 'title' | 'patient'>
  sign: Call<Signature>
  decline: Call<{ id: string }>
  /** Whether another name may be corrected. On a device of the practice the server ends everything. */
  isOwnDevice?: boolean
}

/** Signs a document by drawing or by typing one's name, for oneself or as a guardian. */
export function SignForm({ consent, sign, decline, isOwnDevice = true }: SignFormProps) {
  const t = useT()
  const online = useOnline()
  const { id, title, patient } = consent
  const [input, setInput] = useState<Typed>({ capacity: 'self', method: 'drawn', guardian: '', typed: '' })
  const [strokes, setStrokes] = useState<PointGroup[]>([])
  const [tried, setTried] = useState(false)
  const [declining, setDeclining] = useState(false)
  const drawingNote = useId()
  const fields = {
    guardian: useRef<HTMLInputElement>(null),
    typed: useRef<HTMLInputElement>(null),
    drawing: useRef<HTMLCanvasElement>(null),
  } satisfies Record<string, RefObject<HTMLElement | null>>
  const problemsOf = useProblems(patient, isOwnDevice)
  const problems: Partial<Record<keyof typeof fields, string>> = tried ? problemsOf(input, strokes) : {}
  const { capacity, method, guardian, typed } = input
  const isGuardian = capacity === 'guardian'
  const name = isGuardian ? guardian.trim() : patient
  const change = (part: Partial<Typed>) => setInput((before) => ({ ...before, ...part }))

  const submit = () => {
    setTried(true)
    const found = problemsOf(input, strokes)
    const [first] = (['guardian', 'typed', 'drawing'] as const).filter((field) => found[field])
    if (first) return fields[first].current?.focus()
    if (!online) return
    sign.mutate({
      ...{ id, capacity, method, name: method === 'typed' ? typed : name },
      ...(isGuardian && { forName: patient }),
      ...(method === 'drawn' && { drawing: strokes }),
    })
  }

  return (
    <SectionCard large title={t('consents.sign.title')} className="p-5 md:p-7">
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!sign.isPending) submit()
        }}
      >
        <fieldset>
          <legend className="mb-1.5 text-sm font-strong">{t('consents.sign.capacity')}</legend>
          <ChoiceTiles
            value={capacity}
            onChange={(next) => change({ capacity: next })}
            options={CAPACITIES.map((value) => ({ value, label: t(`consents.sign.${value}`) }))}
          />
        </fieldset>
        {isGuardian && (
          <div className="grid gap-5 border-l-3 border-accent pl-4 md:grid-cols-2">
            <Field label={t('consents.sign.guardianName')} error={problems.guardian}>
              <Input
                ref={fields.guardian}
                autoComplete="name"
                maxLength={120}
                value={guardian}
                onChange={({ target }) => change({ guardian: target.value })}
              />
            </Field>
            <Field label={t('consents.sign.forName')}>
              <Input readOnly value={patient} />
            </Field>
          </div>
        )}
        {method === 'typed' ? (
          <Field
            label={t('consents.sign.typed')}
            hint={t('consents.sign.typedHint')}
            error={problems.typed}
            className="max-w-measure"
          >
            <Input
              ref={fields.typed}
              autoComplete="off"
              maxLength={120}
              className="text-lg"
              value={typed}
              onChange={({ target }) => change({ typed: target.value })}
            />
          </Field>
        ) : (
          <div className="max-w-measure">
            <p className="mb-1.5 text-sm font-strong">
              {name ? t('consents.sign.signatureOf', { name }) : t('consents.sign.signature')}
            </p>
            <SignatureField
              ref={fields.drawing}
              label={t('consents.sign.field')}
              strokes={strokes}
              onChange={setStrokes}
              invalid={problems.drawing !== undefined}
              describedBy={problems.drawing && drawingNote}
            />
            {problems.drawing && (
              <p id={drawingNote} role="alert" className="mt-1.5 text-xs font-strong text-danger">
                {problems.drawing}
              </p>
            )}
          </div>
        )}
        <div>
          <Button look="outline" onClick={() => change({ method: method === 'typed' ? 'drawn' : 'typed' })}>
            {method === 'typed' ? <PenLine size={18} aria-hidden /> : <Keyboard size={18} aria-hidden />}
            {t(method === 'typed' ? 'consents.sign.drawInstead' : 'consents.sign.typeInstead')}
          </Button>
        </div>
        <Alert tone="info">{t('consents.sign.simple')}</Alert>
        <OfflineNote />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button look="plain" onClick={() => setDeclining(true)}>
            {t('consents.decline.action')}
          </Button>
          <Button type="submit" busy={sign.isPending} className="max-md:w-full">
            {!sign.isPending && <PenLine size={18} aria-hidden />}
            {t('consents.sign.action', { title })}
          </Button>
        </div>
      </form>
      {declining && <DeclineDialog consent={consent} decline={decline} onClose={() => setDeclining(false)} />}
    </SectionCard>
  )
}
