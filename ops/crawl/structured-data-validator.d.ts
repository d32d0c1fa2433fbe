// Types of the package, which has none.
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    readonly severity: 'ERROR' | 'WARNING'
    readonly issueMessage: string
    readonly rootType: string
    readonly path: readonly { readonly type?: string; readonly property?: string }[]
  }
  /** Without schema.org's vocabulary it checks Google's requirements, and needs no network. */
  export default class Validator {
    validate(found: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<Issue[]>
  }
}
