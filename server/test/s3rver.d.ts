declare module 's3rver' {
  /** An S3 server in the process that starts it; the package brings no types. */
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
