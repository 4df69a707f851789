import { AlertDialog } from '../ui/Dialog.tsx'

export type Unsent = { entries: number; doses: number; notes: number; messages: number }

const sum = (unsent: Unsent) => Object.values(unsent).reduce((all, count) => all + count, 0)

/** The unsent items as the subject of a sentence: "One health entry and 2 ticks have". */
function subject(unsent: Unsent) {
  const { entries, doses, notes, messages } = unsent
  const parts = [
    { count: entries, one: 'health entry', many: 'health entries' },
    { count: doses, one: 'tick', many: 'ticks' },
    { count: notes, one: 'visit note', many: 'visit notes' },
    { count: messages, one: 'message', many: 'messages' },
  ].filter(({ count }) => count > 0)
  const words = parts.map(({ count, one, many }, index) =>
    count === 1 ? `${index === 0 ? 'One' : 'one'} ${one}` : `${count} ${many}`,
  )
  return `${words.join(' and ')} ${sum(unsent) === 1 ? 'has' : 'have'}`
}

type SignOutQuestionProps = { unsent: Unsent; busy: boolean; onStay: () => void; onLeave: () => void }

/** Confirms a sign-out that deletes unsent items. */
export function SignOutQuestion({ unsent, busy, onStay, onLeave }: SignOutQuestionProps) {
  const them = sum(unsent) === 1 ? 'it' : 'them'
  return (
    <AlertDialog
      open
      onClose={onStay}
      title="Sign out without sending?"
      description={`${subject(unsent)} not been sent yet. Signing out deletes ${them} from this browser for good.`}
      cancel="Stay signed in"
      action="Sign out and remove"
      busy={busy}
      onConfirm={onLeave}
    />
  )
}
