import { CircleAlert, Lock } from 'lucide-react'
import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  use,
  useId,
} from 'react'
import { textOf } from '../../locales/translate.ts'
import { useT } from '../locale/messages.tsx'

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The attributes of the labelled control; empty outside of `Field`. */
export const ControlContext = createContext<Partial<FieldControl>>({})

export const useFieldControl = () => use(ControlContext)

type FieldProps = {
  label: string
  /** A unit or "optional", after the label. */
  aside?: string
  hint?: ReactNode
  /** A text, or a `message` of a zod schema. */
  error?: string | undefined
  className?: string
  /** The control; a function if it is not the only one, or none of this design system. */
  children: ReactNode | ((control: FieldControl) => ReactNode)
}

/** A labelled control with its hint, or its error if there is one. */
export function Field({ label, aside, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const t = useT()
  const note = error === undefined ? hint : textOf(t, error)
  const control: FieldControl = {
    id,
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={className}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1.5 block text-sm font-strong">
        {label}
        {aside && <span className="font-text text-ink-3"> {aside}</span>}
      </label>
      {typeof children === 'function' ? (
        children(control)
      ) : (
        <ControlContext value={control}>{children}</ControlContext>
      )}
      {note && (
        <p
          id={`${id}-note`}
          className={`mt-1.5 flex gap-1.5 text-xs ${error ? 'font-strong text-danger' : 'text-ink-3'}`}
        >
          {error && <CircleAlert size={16} className="mt-0.5" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

const CONTROL =
  'w-full rounded-md border border-line-strong bg-surface px-4 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger read-only:border-transparent read-only:bg-sunken read-only:text-ink-2'

/** A `ref` that focuses a field when it appears. */
export const focusField = (input: HTMLInputElement | null) => input?.focus()

export type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function Input({ className = '', readOnly, ...rest }: InputProps) {
  const input = (
    <input {...useFieldControl()} readOnly={readOnly} className={`${CONTROL} h-tap ${className}`} {...rest} />
  )
  if (!readOnly) return input
  return (
    <span className="relative block">
      {input}
      <Lock size={18} className="absolute top-1/2 right-4 -translate-y-1/2 text-ink-3" aria-hidden />
    </span>
  )
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

export function Textarea({ className = '', ...rest }: TextareaProps) {
  return (
    <textarea {...useFieldControl()} rows={3} className={`${CONTROL} block py-2.5 ${className}`} {...rest} />
  )
}
