import type { ShippedConsent } from '../consents.ts'

export const shippedConsents: readonly ShippedConsent[] = [
  {
    kind: 'contract',
    title: 'Treatment contract',
    explained: true,
    text: `Between {clinic}, represented by {practitioner}, and {name}, born {dateOfBirth}.

# What is agreed
{practitioner} treats you by naturopathic methods. They add to medical treatment and do not replace it. Do not stop a prescribed medicine without the doctor who prescribed it.

# What nobody can promise
No result is promised. You may ask about every step, and you may stop the treatment at any time without giving a reason.

# What we need from you
Please tell us about your illnesses, medicines, allergies, and a pregnancy. Tell us when any of it changes.

# When you cannot come
Please tell us at least [24] hours before your appointment. After that we charge [amount], unless somebody else takes the time.

# What it costs
You pay us directly, also where an insurance does not refund it or refunds a part only. What to expect is in our cost information.

# Who may know
We are bound to secrecy. We speak to your doctor or anybody else only if you ask us to.

Day of the contract: {today}`,
  },
  {
    kind: 'costs',
    title: 'Cost information',
    explained: false,
    text: `For {name}, by {clinic}, {today}.

# What we expect
First visit, about [minutes] minutes: [amount]
Each further visit, about [minutes] minutes: [amount]
Blood sample, without the laboratory: [amount]
Laboratory, billed by [name]: about [amount]
Expected for the first [three] months: about [amount]

# If it becomes more
We tell you before a step that costs clearly more than this, and you decide.

# What insurances pay
Statutory health insurance usually does not pay for this treatment. Private or additional insurance may pay a part. Please ask yours before the first visit. You owe us the full amount in any case.

# What your signature means
You have read what the treatment is expected to cost. You agree to no treatment by it.`,
  },
  {
    kind: 'privacy',
    title: 'Consent to the use of my health data',
    explained: false,
    text: `{clinic} treats {name}, born {dateOfBirth}, and keeps a record of it. The law asks us to keep that record. For the following we need your consent.

# What you consent to
{clinic} may send me results, plans and messages through its portal.
{clinic} may write to my e-mail address that there is something new. These mails contain no health data.
{clinic} may send blood samples, with what the laboratory needs, to [name of the laboratory].

# What is not part of it
Nobody else receives your data because of this consent. We speak to your doctors only if you ask us to.

# Your rights
You may withdraw this consent at any time, for the future and without giving a reason. You may see, correct and download your data, and complain to a data protection authority. Our privacy notice has the details.

Day of the consent: {today}`,
  },
  {
    kind: 'photo',
    title: 'Photographs for my record',
    explained: false,
    text: `For {name}, born {dateOfBirth}.

# What you consent to
{clinic} may take photographs of [skin, tongue, posture] to see how my treatment goes. They become part of my record.

# What is not part of it
The photographs are not published and not used for teaching. Nobody outside {clinic} sees them unless I ask for it.

# Your choice
You are treated just the same without photographs. You may withdraw this consent at any time, without giving a reason. From then on, no photographs are taken. Those that exist stay in the record only as long as the law demands.

Day of the consent: {today}`,
  },
  {
    kind: 'telehealth',
    title: 'Visits by video or telephone',
    explained: true,
    text: `Between {clinic}, represented by {practitioner}, and {name}, born {dateOfBirth}.

# What you consent to
Some of my visits may take place by video or telephone, through [name of the service].

# What a distance does not allow
{practitioner} cannot examine you. Some questions need a visit in the practice, and some need a doctor. If we think so, we tell you.

# In an emergency
Video and telephone visits are not for emergencies. Call the emergency number, and do not wait for us.

# How it is kept private
Please be in a room where nobody listens. Neither you nor we record picture or sound. Every connection can fail: we then call you at the telephone number that you gave us.

# Your choice
You may ask for a visit in the practice instead at any time, and withdraw this consent without giving a reason.

Day of the consent: {today}`,
  },
]
