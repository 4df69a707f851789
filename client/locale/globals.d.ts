/** The address of the messages' folder: see client/build/messages.ts. */
declare const MESSAGES: string
