import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

function Anchor({ className = '', children, ...rest }: AnchorProps) {
  return (
    <a
      className={`inline-flex min-h-tap items-center gap-2 text-sm font-strong text-accent-text hover:underline ${className}`}
      {...rest}
    >
      <ArrowLeft size={18} />
      {children}
    </a>
  )
}

/** The link above a page's title to its parent page. */
export const BackLink = createLink(Anchor)
