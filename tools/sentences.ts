import ts from '@typescript/typescript6'

/** Rooms whose texts are not in the catalogue, each with the reason. */
const EXCEPT: [path: RegExp, reason: string][] = [
  [
    /^server\/platform\/(embeddedPostgres|database|migrations|db|portalRole|metrics|freePort|storage|paper)\.ts$/,
    'what an operator reads in the log, at the start or among the metrics; names of fonts',
  ],
  [/^client\/build\//, 'the name of the installed app, which has one manifest'],
  [
    /^server\/(health\/modelReading|bloodTests\/(modelAnalysis|secondReader))\.ts$/,
    'instructions for a model',
  ],
  [
    /^server\/(health\/reading\.data|care\/timelineFigures|bloodTests\/ratios)\.ts$/,
    'canonical names of markers',
  ],
  [/^server\/health\/summary\.ts$/, 'names of ratings and achievements on the wire'],
  [/^client\/ui\/supplements\.ts$/, 'Latin names of plants'],
  [/^shared\/categories\.ts$/, 'categories as clinics have stored them'],
  [
    /^server\/(demo|backup|config)\/|^server\/(main|start|app)\.ts$/,
    'the demo clinic, and what an operator reads',
  ],
  [
    /^server\/admin\/(makeAdmin|resetFactors|keptRecord)\.ts$|^server\/audit\/(seals|verifyAudit|signedDocuments)\.ts$/,
    'what commands print for an operator',
  ],
  [/^shared\/shippedConsents\/\w+\.ts$/, 'documents that a clinic takes and edits, in each language'],
  [/^client\/lib\/device\.ts$/, 'names of browsers and systems'],
  [/^server\/credits\/wizardPrompt\.ts$/, 'what a model is sent'],
]

/** Attributes that people see or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|label|placeholder|description|hint|action|valueText|errorTitle)$/
/** Calls whose texts only operators and developers read. */
const FOR_OPERATORS = /^(console|(\w+\.)*log(ger)?|sql|z\.literal|new (Type)?Error|assert)/
/** Several words that begin like a sentence or end like one. */
const SENTENCE = /^[A-Z][^\s/{}<>=]*\s+\S*[a-z].*|\w\s+\w+.*[.?!…]$/s

/** The sentences that a file holds itself: text of elements, texts of spoken attributes, and other literals of several words. */
export function sentencesIn(file: string, code: string): { line: number; text: string }[] {
  if (EXCEPT.some(([path]) => path.test(file))) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true)
  const found: { line: number; text: string }[] = []
  const note = (node: ts.Node, text: string) =>
    found.push({
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      text: text.replace(/\s+/g, ' ').trim(),
    })

  const isForOperators = (node: ts.Node): boolean => {
    for (let at: ts.Node | undefined = node; at; at = at.parent) {
      if (ts.isNewExpression(at) && FOR_OPERATORS.test(`new ${at.expression.getText(source)}`)) return true
      // Descriptions in a schema are for a model.
      if (ts.isCallExpression(at) && at.expression.getText(source).endsWith('.describe')) return true
      if (ts.isCallExpression(at) && FOR_OPERATORS.test(at.expression.getText(source))) return true
      if (ts.isTaggedTemplateExpression(at) && FOR_OPERATORS.test(at.tag.getText(source))) return true
      if (ts.isImportDeclaration(at) || ts.isTypeNode(at)) return true
      if (
        ts.isJsxAttribute(at) &&
        /^(className|class|d|style|sizes|allow|aria-keyshortcuts)$/.test(at.name.getText(source))
      )
        return true
    }
    return false
  }

  /** Messages are loaded beside the code, so nothing may ask for one while a module starts. */
  const isInFunction = (node: ts.Node): boolean => {
    for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true
    return false
  }

  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 't' && !isInFunction(node)) {
      note(node, 't() outside a function')
    }
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) note(node, node.text)
    else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map((span) => `{}${span.literal.text}`)].join('')
        : node.text
      const attribute = ts.isJsxAttribute(node.parent)
        ? node.parent
        : ts.isJsxExpression(node.parent) && ts.isJsxAttribute(node.parent.parent)
          ? node.parent.parent
          : null
      /** Names of a contract as keys of a table. */
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node
      const isSpoken =
        attribute !== null && SPOKEN.test(attribute.name.getText(source)) && /\p{L}{2}/u.test(text)
      if ((isSpoken || SENTENCE.test(text)) && !isKey && !isForOperators(node)) note(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
