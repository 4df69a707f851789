/** What a share holds: the summary for any doctor, or the whole record. */
export const SHARE_CONTENTS = ['summary', 'record'] as const
export type ShareContent = (typeof SHARE_CONTENTS)[number]

/** Why a share ended before it expired: its owner ended it, five wrong passcodes did, or it was opened ten times. */
export const SHARE_ENDS = ['revoked', 'locked', 'used'] as const
export type ShareEnd = (typeof SHARE_ENDS)[number]

export type ShareState = 'open' | 'expired' | ShareEnd

/** Somebody who had the link, as they named themselves. `opened` is false for a wrong passcode. */
export type ShareVisit = { at: string; recipient: string; opened: boolean }

/** The shortest and the longest share, in hours. */
export const SHARE_HOURS = { min: 1, max: 168 } as const
export const SHARE_PASSCODE = { min: 6, max: 64 } as const
/** Limit of the SMART Health Links specification. */
export const MAX_SHARE_LABEL = 80
export const MAX_RECIPIENT = 80

/** Over the whole life of a share. */
export const MOST_WRONG_PASSCODES = 5
export const MOST_OPENINGS = 10
/** Shares that one person has open at the same time. */
export const MOST_OPEN_SHARES = 5

/** What precedes the payload of a SMART Health Link. */
export const SHLINK = 'shlink:/'
/** The page that opens links of this portal. */
export const VIEWER_PATH = '/view'

/** A passcode as it is checked: people read it out and type it in groups. */
export const plainPasscode = (passcode: string) => passcode.replace(/\s/g, '')

/** What people download of their own record: FHIR, the summary as FHIR and on paper, or every row and file. */
export type Download = 'record' | 'summary' | 'paper' | 'archive'
