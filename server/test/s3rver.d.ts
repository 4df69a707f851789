declare module 's3rver' {
  type StoredObject = { bucket: string; key: string }
  /** An S3 server in the process that starts it. The package has no types of its own. */
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string })
    readonly store: {
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>
      getResourcePath(bucket: string, key: string, resource: 'object'): string
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
