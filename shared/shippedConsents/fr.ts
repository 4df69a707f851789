import type { ShippedConsent } from '../consents.ts'

export const shippedConsents: readonly ShippedConsent[] = [
  {
    kind: 'contract',
    title: 'Contrat de traitement',
    explained: true,
    text: `Entre {clinic}, représenté par {practitioner}, et {name}, date de naissance : {dateOfBirth}.

# Ce qui est convenu
{practitioner} vous traite par des méthodes naturopathiques. Elles complètent un traitement médical et ne le remplacent pas. N’arrêtez aucun médicament prescrit sans le médecin qui l’a prescrit.

# Ce que personne ne peut promettre
Aucun résultat n’est promis. Vous pouvez poser des questions à chaque étape et arrêter le traitement à tout moment, sans motif.

# Ce qu’il nous faut de vous
Veuillez nous indiquer vos maladies, vos médicaments, vos allergies et une grossesse. Dites-nous si cela change.

# Si vous ne pouvez pas venir
Veuillez nous prévenir au moins [24] heures avant le rendez-vous. Passé ce délai, nous facturons [montant], sauf si quelqu’un d’autre prend le créneau.

# Ce que cela coûte
Vous nous payez directement, même si une assurance ne rembourse rien ou seulement une partie. Notre information sur les coûts indique à quoi vous attendre.

# Qui peut le savoir
Nous sommes tenus au secret. Nous ne parlons à votre médecin ou à d’autres que si vous nous le demandez.

Jour du contrat : {today}`,
  },
  {
    kind: 'costs',
    title: 'Information sur les coûts',
    explained: false,
    text: `Pour {name}, par {clinic}, {today}.

# Ce que nous prévoyons
Première consultation, environ [minutes] minutes : [montant]
Chaque consultation suivante, environ [minutes] minutes : [montant]
Prise de sang, sans le laboratoire : [montant]
Laboratoire, facturé par [nom] : environ [montant]
Prévu pour les [trois] premiers mois : environ [montant]

# Si cela devient plus cher
Avant une étape qui coûte nettement plus, nous vous le disons et vous décidez.

# Ce que paient les assurances
L’assurance maladie obligatoire ne paie en général pas ce traitement. Une assurance privée ou complémentaire en paie peut-être une partie. Veuillez demander à la vôtre avant la première consultation. Vous nous devez dans tous les cas le montant total.

# Ce que signifie votre signature
Vous avez lu ce que le traitement devrait coûter. Vous n’acceptez par là aucun traitement.`,
  },
  {
    kind: 'privacy',
    title: 'Consentement à l’utilisation de mes données de santé',
    explained: false,
    text: `{clinic} traite {name}, date de naissance : {dateOfBirth}, et tient un dossier à ce sujet. La loi nous y oblige. Pour ce qui suit, nous avons besoin de votre consentement.

# Ce à quoi vous consentez
{clinic} peut m’envoyer des résultats, des plans et des messages par son portail.
{clinic} peut m’écrire par e-mail qu’il y a du nouveau. Ces e-mails ne contiennent aucune donnée de santé.
{clinic} peut envoyer des prises de sang, avec ce dont le laboratoire a besoin, à [nom du laboratoire].

# Ce qui n’en fait pas partie
Personne d’autre ne reçoit vos données en raison de ce consentement. Nous ne parlons à vos médecins que si vous nous le demandez.

# Vos droits
Vous pouvez retirer ce consentement à tout moment, pour l’avenir et sans motif. Vous pouvez consulter, faire rectifier et télécharger vos données, et déposer une réclamation auprès d’une autorité de protection des données. Les détails figurent dans notre déclaration de confidentialité.

Jour du consentement : {today}`,
  },
  {
    kind: 'photo',
    title: 'Photographies pour mon dossier',
    explained: false,
    text: `Pour {name}, date de naissance : {dateOfBirth}.

# Ce à quoi vous consentez
{clinic} peut prendre des photographies de [peau, langue, posture] pour suivre l’évolution de mon traitement. Elles font partie de mon dossier.

# Ce qui n’en fait pas partie
Les photographies ne sont ni publiées ni utilisées pour l’enseignement. Personne en dehors de {clinic} ne les voit, sauf si je le demande.

# Votre choix
Sans photographies, vous êtes traité de la même manière. Vous pouvez retirer ce consentement à tout moment, sans motif. À partir de là, aucune photographie n’est prise. Celles qui existent ne restent dans le dossier qu’aussi longtemps que la loi l’exige.

Jour du consentement : {today}`,
  },
  {
    kind: 'telehealth',
    title: 'Consultations par vidéo ou téléphone',
    explained: true,
    text: `Entre {clinic}, représenté par {practitioner}, et {name}, date de naissance : {dateOfBirth}.

# Ce à quoi vous consentez
Certaines de mes consultations peuvent avoir lieu par vidéo ou par téléphone, avec [nom du service].

# Ce que la distance ne permet pas
{practitioner} ne peut pas vous examiner. Certaines questions demandent une consultation au cabinet, d’autres un médecin. Si nous le pensons, nous vous le disons.

# En cas d’urgence
Les consultations par vidéo et par téléphone ne sont pas faites pour les urgences. Appelez le numéro d’urgence, sans nous attendre.

# Comment cela reste confidentiel
Veuillez vous installer dans une pièce où personne n’écoute. Ni vous ni nous n’enregistrons l’image ou le son. Toute connexion peut échouer : nous vous appelons alors au numéro que vous nous avez donné.

# Votre choix
Vous pouvez à tout moment demander plutôt une consultation au cabinet et retirer ce consentement, sans motif.

Jour du consentement : {today}`,
  },
]
