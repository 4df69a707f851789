declare module '@asymmetrik/fhir-json-schema-validator' {
  /** Checks resources against HL7's JSON schema of FHIR R4. */
  export default class Validator {
    /** What is wrong with a resource; an empty list where nothing is. */
    validate(resource: object): unknown[]
  }
}
