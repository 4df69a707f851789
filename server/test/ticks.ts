/** A tick in the text of an event stream, for those who read it without tRPC's client. Fields may stand beside the time. */
export const TICK = /^data: \{.*"at":/gm
