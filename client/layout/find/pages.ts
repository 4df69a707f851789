import type { AnyRoute } from '@tanstack/react-router'
import type { PlainId } from '../../../locales/translate.ts'
import type { Role } from '../../../shared/auth.ts'
import { foldText } from '../../../shared/text.ts'

export type FoundPage = { href: string; title: PlainId }

/** Pages that a role can open without parameters, in the order of client/routes.tsx. */
export function pagesFor(routes: readonly AnyRoute[], role: Role | null): FoundPage[] {
  const mayOpen = (href: string) => {
    if (href.startsWith('/admin')) return role === 'admin'
    return !href.startsWith('/practitioner') || role === 'practitioner' || role === 'admin'
  }
  return routes.flatMap(({ id, fullPath, options }) => {
    const title = (options?.staticData as { title?: PlainId | null } | undefined)?.title
    const href = fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath
    // Those of the entry are for people without a session.
    const isOpen = title && !href.includes('$') && !id.startsWith('/entry') && mayOpen(href)
    return isOpen ? [{ href, title }] : []
  })
}

/** Whether each word of a search begins a word of the title, with "ü" as "u" or as "ue". */
export function isTitled(title: string, search: string) {
  return (['', 'e'] as const).some((dots) => {
    const wordsOf = (text: string) =>
      foldText(text, dots)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
    const titled = wordsOf(title)
    const searched = wordsOf(search)
    return searched.length > 0 && searched.every((word) => titled.some((one) => one.startsWith(word)))
  })
}
