import type { ShippedConsent } from '../consents.ts'

export const shippedConsents: readonly ShippedConsent[] = [
  {
    kind: 'contract',
    title: 'Behandlungsvertrag',
    explained: true,
    text: `Zwischen {clinic}, vertreten durch {practitioner}, und {name}, geboren am {dateOfBirth}.

# Was vereinbart ist
{practitioner} behandelt Sie mit naturheilkundlichen Verfahren. Sie ergänzen eine ärztliche Behandlung und ersetzen sie nicht. Setzen Sie kein verordnetes Medikament ab, ohne mit der Ärztin oder dem Arzt zu sprechen, die oder der es verordnet hat.

# Was niemand versprechen kann
Ein Erfolg wird nicht versprochen. Sie dürfen zu jedem Schritt fragen, und Sie dürfen die Behandlung jederzeit ohne Angabe von Gründen beenden.

# Was wir von Ihnen brauchen
Bitte nennen Sie uns Ihre Krankheiten, Medikamente, Allergien und eine Schwangerschaft. Sagen Sie uns, wenn sich davon etwas ändert.

# Wenn Sie nicht kommen können
Bitte sagen Sie mindestens [24] Stunden vor dem Termin ab. Danach berechnen wir [Betrag], außer jemand anders übernimmt die Zeit.

# Was es kostet
Sie zahlen direkt an uns, auch wenn eine Versicherung nichts oder nur einen Teil erstattet. Womit zu rechnen ist, steht in unserer Kosteninformation.

# Wer davon erfahren darf
Wir sind zur Verschwiegenheit verpflichtet. Mit Ihrer Ärztin, Ihrem Arzt oder anderen sprechen wir nur, wenn Sie uns darum bitten.

Tag des Vertrags: {today}`,
  },
  {
    kind: 'costs',
    title: 'Kosteninformation',
    explained: false,
    text: `Für {name}, von {clinic}, {today}.

# Womit zu rechnen ist
Erster Termin, etwa [Minuten] Minuten: [Betrag]
Jeder weitere Termin, etwa [Minuten] Minuten: [Betrag]
Blutentnahme, ohne Labor: [Betrag]
Labor, Rechnung von [Name]: etwa [Betrag]
Voraussichtlich in den ersten [drei] Monaten: etwa [Betrag]

# Wenn es mehr wird
Vor einem Schritt, der deutlich mehr kostet, sagen wir es Ihnen, und Sie entscheiden.

# Was Versicherungen zahlen
Die gesetzliche Krankenversicherung zahlt diese Behandlung in der Regel nicht. Eine private oder zusätzliche Versicherung zahlt vielleicht einen Teil. Bitte fragen Sie Ihre vor dem ersten Termin. Uns schulden Sie in jedem Fall den vollen Betrag.

# Was Ihre Unterschrift bedeutet
Sie haben gelesen, was die Behandlung voraussichtlich kostet. Einer Behandlung stimmen Sie damit nicht zu.`,
  },
  {
    kind: 'privacy',
    title: 'Einwilligung in die Nutzung meiner Gesundheitsdaten',
    explained: false,
    text: `{clinic} behandelt {name}, geboren am {dateOfBirth}, und führt darüber eine Akte. Dazu sind wir gesetzlich verpflichtet. Für das Folgende brauchen wir Ihre Einwilligung.

# Worin Sie einwilligen
{clinic} darf mir Befunde, Pläne und Nachrichten über das Portal zusenden.
{clinic} darf mir per E-Mail mitteilen, dass es etwas Neues gibt. Diese E-Mails enthalten keine Gesundheitsdaten.
{clinic} darf Blutproben mit den Angaben, die das Labor braucht, an [Name des Labors] senden.

# Was nicht dazugehört
Niemand sonst erhält aufgrund dieser Einwilligung Ihre Daten. Mit Ihren Ärztinnen und Ärzten sprechen wir nur, wenn Sie uns darum bitten.

# Ihre Rechte
Sie können diese Einwilligung jederzeit für die Zukunft und ohne Angabe von Gründen widerrufen. Sie können Ihre Daten einsehen, berichtigen lassen und herunterladen und sich bei einer Datenschutzbehörde beschweren. Einzelheiten stehen in unserer Datenschutzerklärung.

Tag der Einwilligung: {today}`,
  },
  {
    kind: 'photo',
    title: 'Fotos für meine Akte',
    explained: false,
    text: `Für {name}, geboren am {dateOfBirth}.

# Worin Sie einwilligen
{clinic} darf Fotos von [Haut, Zunge, Haltung] machen, um den Verlauf meiner Behandlung zu sehen. Sie werden Teil meiner Akte.

# Was nicht dazugehört
Die Fotos werden nicht veröffentlicht und nicht für den Unterricht verwendet. Niemand außerhalb von {clinic} sieht sie, außer ich bitte darum.

# Ihre Wahl
Ohne Fotos werden Sie genauso behandelt. Sie können diese Einwilligung jederzeit ohne Angabe von Gründen widerrufen. Von da an werden keine Fotos mehr gemacht. Die vorhandenen bleiben nur so lange in der Akte, wie das Gesetz es verlangt.

Tag der Einwilligung: {today}`,
  },
  {
    kind: 'telehealth',
    title: 'Termine per Video oder Telefon',
    explained: true,
    text: `Zwischen {clinic}, vertreten durch {practitioner}, und {name}, geboren am {dateOfBirth}.

# Worin Sie einwilligen
Einige meiner Termine dürfen per Video oder Telefon stattfinden, über [Name des Dienstes].

# Was auf Entfernung nicht geht
{practitioner} kann Sie nicht untersuchen. Manche Fragen brauchen einen Termin in der Praxis, manche eine Ärztin oder einen Arzt. Wenn wir das meinen, sagen wir es Ihnen.

# Im Notfall
Termine per Video und Telefon sind nicht für Notfälle. Rufen Sie die Notrufnummer an, und warten Sie nicht auf uns.

# Wie es vertraulich bleibt
Bitte seien Sie in einem Raum, in dem niemand mithört. Weder Sie noch wir zeichnen Bild oder Ton auf. Jede Verbindung kann ausfallen: Dann rufen wir Sie unter der Telefonnummer an, die Sie uns genannt haben.

# Ihre Wahl
Sie können jederzeit stattdessen um einen Termin in der Praxis bitten und diese Einwilligung ohne Angabe von Gründen widerrufen.

Tag der Einwilligung: {today}`,
  },
]
