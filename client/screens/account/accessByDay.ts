import type { Translate } from '../../../locales/translate.ts'
import type { Role } from '../../../shared/auth.ts'
import { localDay } from '../../lib/today.ts'

type Access = { id: number; at: string; action: string; actor: string | null; role: Role | null }

export type AccessLine = {
  key: number
  /** Name and role. */
  who: string
  action: string
  times: number
  /** The latest time on that day. */
  at: string
}

function nameOf({ actor, role }: Access, t: Translate) {
  if (!actor) return t('audit.deletedAccount')
  return role === 'practitioner' || role === 'admin' ? t(`account.access.${role}`, { name: actor }) : actor
}

/** Merges the same action by the same person on one local day. The log is newest first. */
export function accessByDay(log: readonly Access[], t: Translate): AccessLine[] {
  const lines = new Map<string, AccessLine>()
  for (const access of log) {
    const who = nameOf(access, t)
    const what = [localDay(new Date(access.at)), who, access.action].join('\n')
    const line = lines.get(what)
    if (line) line.times += 1
    else lines.set(what, { key: access.id, who, action: access.action, times: 1, at: access.at })
  }
  return [...lines.values()]
}
