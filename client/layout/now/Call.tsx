import { Phone } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { telephone } from '../../ui/telephone.ts'

type CallProps = { number: string; as: 'call' | 'emergency'; filled: boolean; className?: string }

/** A telephone number beside a value that needs a doctor. The first of two is filled. */
export function Call({ number, as, filled, className = '' }: CallProps) {
  const t = useT()
  return (
    <a
      href={telephone(number)}
      className={`${buttonClass(filled ? 'danger' : 'danger-outline')} ${filled ? 'min-h-13! text-base' : ''} whitespace-nowrap ${className}`}
    >
      <Phone size={18} aria-hidden />
      {t(`now.${as}`, { number })}
    </a>
  )
}
