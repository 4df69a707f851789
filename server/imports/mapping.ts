import { IMPORT_FIELDS, type ImportField, type ImportKind, type ImportMapping } from '../../shared/imports.ts'
import { foldText } from '../../shared/text.ts'

/** Column names in other systems, in lower case without accents, spaces and signs. */
const NAMES: { [Kind in ImportKind]: Partial<Record<ImportField, string>> } = {
  patients: {
    externalId:
      'id externalid patientid patientenid patientnumber patientno patientennummer patientennr patnr nr nummer number kundennummer customerid ref reference',
    fullName: 'name fullname patient patientname naam nomcomplet nombrecompleto volledigenaam',
    givenName: 'vorname firstname givenname forename prenom voornaam nombre',
    familyName: 'nachname lastname familyname surname familienname zuname achternaam nom apellido apellidos',
    email: 'email mail emailaddress emailadresse mailadresse correo courriel',
    phone:
      'phone phonenumber telephone tel telefon telefonnummer mobile mobil mobilnummer handy telefoon telefono telefoonnummer',
    dateOfBirth:
      'dateofbirth birthdate birthday dob born geburtsdatum geburtstag geb gebdatum geboren geboortedatum datedenaissance fechadenacimiento',
  },
  products: {
    externalId:
      'id externalid sku productid productno itemno articleno artikelnummer artikelnr artnr pzn ean gtin barcode code nr ref',
    name: 'name product productname title item artikel artikelname artikelbezeichnung bezeichnung produkt produktname naam nom nombre',
    price: 'price unitprice salesprice preis verkaufspreis vk vkpreis bruttopreis prijs prix precio',
    stock:
      'stock instock quantity qty onhand inventory stocklevel bestand lagerbestand menge voorraad existencias',
    category: 'category group kategorie warengruppe gruppe produktgruppe categorie categoria',
    description: 'description beschreibung text notes omschrijving descripcion',
    unitsPerPack: 'unitsperpack packsize pack contents units packung packungsgrosse inhalt stuckzahl',
  },
}

const CURRENCY = /(?:usd|eur|chf|gbp)$/
const folded = (name: string) => {
  const plain = foldText(name)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(CURRENCY, '')
}

const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/
/** Share of e-mail addresses above which an unnamed column counts as e-mail. */
const MOSTLY = 0.5

/** Suggests each column's field, by its name, or for e-mail addresses by its cells. */
export function suggestMapping(kind: ImportKind, columns: readonly string[], rows: readonly string[][]) {
  const free = new Set<ImportField>(IMPORT_FIELDS[kind])
  const mapping: ImportMapping = {}
  const give = (column: string, field: ImportField | undefined) => {
    mapping[column] = field ?? null
    if (field) free.delete(field)
  }
  for (const column of columns) {
    const name = folded(column)
    give(
      column,
      [...free].find((field) => NAMES[kind][field]?.split(' ').includes(name)),
    )
  }
  // "Name" beside "Vorname" is the family name.
  const whole = columns.find((column) => mapping[column] === 'fullName')
  if (whole && !free.has('givenName')) give(whole, free.has('familyName') ? 'familyName' : undefined)
  if (kind === 'patients' && free.has('email')) {
    const at = columns.findIndex(
      (column, index) =>
        mapping[column] === null &&
        rows.filter((row) => MAIL.test(row[index] ?? '')).length > rows.length * MOSTLY,
    )
    const column = columns[at]
    if (column) give(column, 'email')
  }
  return mapping
}

/** Whether a mapping was made for exactly these columns. */
export const fits = (mapping: ImportMapping, columns: readonly string[]) =>
  Object.keys(mapping).length === columns.length && columns.every((column) => Object.hasOwn(mapping, column))
