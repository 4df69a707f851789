import { clinicName } from '../../ui/clinic.ts'
import { Page } from '../../ui/Page.tsx'

const SECTIONS = [
  {
    title: 'What is stored',
    text: 'Your account (name, e-mail address, a password that is stored only as a hash), your profile, treatment plans, health entries, blood tests with the files you upload, orders and credits. The time at which you accepted this notice is stored with your account.',
  },
  {
    title: 'What for',
    text: 'To care for you: your plans, your tracking and your results are shown to you and to the practitioners whom the clinic has linked to you. Nothing is sold, and nothing is used for advertising.',
  },
  {
    title: 'Where',
    text: 'On the computers that the clinic itself runs or rents. The portal loads nothing from other sites, sets one cookie that keeps you signed in, and does not track you.',
  },
  {
    title: 'Who sees it',
    text: 'You, the practitioners who care for you, and the administrators of the clinic. Every time somebody else opens your health data, it is recorded with who, what and when.',
  },
  {
    title: 'Your rights',
    text: 'You may see, correct, receive or delete the data about you, and you may complain to your data protection authority. Ask the clinic, in person or in writing. You can remove a blood test yourself at any time.',
  },
]

export function Privacy() {
  return (
    <Page title="Privacy notice" subtitle={`How ${clinicName} stores and uses your data.`}>
      <div className="grid max-w-measure gap-7">
        {SECTIONS.map(({ title, text }) => (
          <section key={title}>
            <h2 className="font-display text-xl font-title">{title}</h2>
            <p className="mt-2 text-ink-2">{text}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
