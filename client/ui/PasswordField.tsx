import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../locale/messages.tsx'
import { Input, type InputProps } from './Field.tsx'

export function PasswordField(props: InputProps) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={t(shown ? 'app.password.hide' : 'app.password.show')}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0 flex size-tap items-center justify-center rounded-md text-ink-2 hover:text-ink"
      >
        <Icon size={20} />
      </button>
    </span>
  )
}
