import { parse } from '@formatjs/icu-messageformat-parser'
import { addMessages } from '../../client/locale/messages.tsx'
import en from '../../locales/en.json' with { type: 'json' }

// The build gives each page of the client its compiled messages; tests of the client's functions have all of them.
addMessages(Object.fromEntries(Object.entries(en).map(([id, text]) => [id, parse(text)])))
