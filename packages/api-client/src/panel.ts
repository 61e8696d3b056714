import type { components } from './generated/rest.generated.ts';

type Schemas = components['schemas'];

/** What the current user may do in the panel. */
export type Panel = Readonly<Schemas['Panel']>;
/** The second factor of the current user. */
export type SecondFactor = Readonly<Schemas['SecondFactor']>;
/** An authenticator app to be set up. */
export type Authenticator = Readonly<Schemas['Authenticator']>;
/** A factor that was added; with the first one, recovery codes. */
export type AddedFactor = Readonly<Schemas['AddedFactor']>;
/** What waits for a school, and its week. */
export type SchoolOverview = Readonly<Schemas['SchoolOverview']>;
/** A page of the questions and reviews of a school. */
export type SchoolTexts = Readonly<Schemas['SchoolTexts']>;
/** A question or a review as its school sees it. */
export type SchoolText = Readonly<Schemas['SchoolText']>;
/** The visit requests of a school, and when it receives visitors. */
export type SchoolVisits = Readonly<Schemas['SchoolVisits']>;
/** A visit request as the school sees it. */
export type SchoolVisit = Readonly<Schemas['SchoolVisit']>;
/** What a school decides on a visit request. */
export type VisitDecision = Readonly<Schemas['DecidedVisitInput']['decision']>;
/** How to reach the family of a visit request. */
export type VisitContact = Readonly<Schemas['VisitContact']>;
/** What people have changed of a school, latest first. */
export type SchoolLog = Readonly<Schemas['SchoolLog']>;
/** What a school states on its public page. */
export type SchoolPage = Readonly<Schemas['SchoolPage']>;
/** The photos of a school's page, in their order. */
export type SchoolPhotos = Readonly<Schemas['SchoolPhotos']>;
/** A photo that no page shows yet. */
export type UploadedPhoto = Readonly<Schemas['UploadedPhoto']>;
/** What the current user needs to claim a school, and their latest claim. */
export type ClaimPage = Readonly<Schemas['ClaimPage']>;
/** The page of a school as its claimant prepares it. */
export type ClaimedPage = Readonly<Schemas['ClaimedPage']>;
/** Which mails somebody gets about a school. */
export type SchoolMailChoice = Readonly<Schemas['SchoolMailChoice']>;
/** How families come closer to a school, per week and grade. */
export type SchoolFunnel = Readonly<Schemas['SchoolFunnel']>;
/** The same of all schools together. */
export type Funnel = Readonly<Schemas['Funnel']>;
/** The people of a school, and its open invitations. */
export type SchoolPeople = Readonly<Schemas['SchoolPeople']>;
/** An invitation to a school, for whoever has its link. */
export type Invitation = Readonly<Schemas['Invitation']>;
/** The offers of a school. */
export type SchoolOffers = Readonly<Schemas['SchoolOffers']>;
/** An offer as its school sees it. */
export type SchoolOffer = Readonly<Schemas['SchoolOffer']>;
/** What an offer promises. */
export type SchoolOfferTerms = Readonly<Schemas['NewSchoolOfferInput']>;
/** Each change of an offer's price, latest first. */
export type SchoolOfferPrices = Readonly<Schemas['SchoolOfferPrices']>;
/** A page of a school's orders in a state. */
export type SchoolOrders = Readonly<Schemas['SchoolOrders']>;
/** An order as its school sees it. */
export type SchoolOrder = Readonly<Schemas['SchoolOrder']>;
/** Who to call about an order. */
export type FamilyContact = Readonly<Schemas['FamilyContact']>;
/** A file for an import, of which chunks have arrived. */
export type ImportUpload = Readonly<Schemas['ImportUpload']>;
/** The last imports, and the uploads that the current user has not ended. */
export type ImportRuns = Readonly<Schemas['ImportRuns']>;
/** An import, or the preview of one: how far it is, or what it has changed. */
export type ImportRun = Readonly<Schemas['ImportRun']>;
/** Speed and errors of the site's pages, and how far visits come. */
export type SiteMetrics = Readonly<Schemas['SiteMetrics']>;
/** What a file would change of a school's offers. */
export type OfferFilePreview = Readonly<Schemas['OfferFilePreview']>;
/** What waits for our team, by queue. */
export type Operation = Readonly<Schemas['Operation']>;
/** A page of texts as our team decides on them. */
export type OperatedTexts = Readonly<Schemas['OperatedTexts']>;
/** A question or a review as our team decides on it. */
export type OperatedText = Readonly<Schemas['OperatedText']>;
/** What our team decides on a text. */
export type TextDecision = Readonly<Schemas['TextDecisionsInput']['decisions'][number]>;
/** What became of a decision. */
export type DecidedText = Readonly<Schemas['DecidedTexts']['results'][number]>;
/** Claims of schools that our team decides. */
export type WaitingClaims = Readonly<Schemas['WaitingClaims']>;
/** A page of the orders of all schools that our team settles. */
export type OperatedOrders = Readonly<Schemas['OperatedOrders']>;
/** A page of the visit requests that our team takes care of. */
export type UnansweredVisits = Readonly<Schemas['UnansweredVisits']>;
/** A page of the listed schools that a census lacks. */
export type UnconfirmedSchools = Readonly<Schemas['UnconfirmedSchools']>;
/** A page of the mails that could not be sent. */
export type UnsentMails = Readonly<Schemas['UnsentMails']>;
/** A redirect rule. */
export type RedirectRule = Readonly<Schemas['RedirectRule']>;
/** A page of the redirect rules. */
export type RedirectRules = Readonly<Schemas['RedirectRules']>;
/** What a file would change of the redirect rules. */
export type RedirectFilePreview = Readonly<Schemas['RedirectFilePreview']>;
/** Schools that somebody of our team has found. */
export type FoundSchools = Readonly<Schemas['FoundSchools']>;
/** Accounts that somebody of our team has found, masked. */
export type FoundAccounts = Readonly<Schemas['FoundAccounts']>;
/** One order, with the name of its school. */
export type SchoolOrderPage = Readonly<Schemas['SchoolOrderPage']>;
