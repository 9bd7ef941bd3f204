/**
 * The script globals that sites use: `wpcf7` and `swv` (docs/reference/contact-forms.md §7). If a site replaces one of the functions, its
 * replacement is called. The client island does the work.
 */
import { identify } from './events';
import { PARENT } from './format';

interface SubmitOptions {
	submitter?: HTMLElement | null;
}
interface ValidateOptions {
	/** The control that changed; without it the whole form is validated. */
	target?: Element;
}

export interface Wpcf7 {
	api?: { root: string; namespace: string };
	/** The page comes from a cache: every form is reset after it has loaded. */
	cached?: unknown;
	/** The browser is not trusted: the submit button shows "submitting" and does nothing. */
	blocked?: unknown;
	/** Rules by form ID, once the form's island is loaded. */
	schemas: Map< number, unknown >;
	init: ( form: HTMLFormElement ) => void;
	submit: ( form: HTMLFormElement, options?: SubmitOptions ) => void;
	reset: ( form: HTMLFormElement ) => void;
	validate: ( form: HTMLFormElement, options?: ValidateOptions ) => void;
}

export type Verdicts = Map< string, { error?: string; validInputs?: FormDataEntryValue[] } >;
type Validator = ( this: unknown, data: unknown, options?: unknown ) => unknown;

export interface Swv {
	/** A site's own rules, by name. A validator throws when a field breaks its rule. */
	validators: Record< string, Validator >;
	validate: ( schema: unknown, data: FormData, options?: unknown ) => Verdicts;
	/** Passes the validators to a function that adds to them. */
	use: ( extend: ( swv: Swv ) => unknown ) => void;
}

/** The `wpcf7` object of a form: its identity and its status. */
export interface FormFacts {
	id: number;
	status: string;
	pluginVersion: string;
	locale: string;
	unitTag: string;
	containerPost: number;
	parent: Element | null;
	readonly schema: unknown;
}

export const site = window as unknown as { wpcf7: Wpcf7; swv: Swv };
/** Values that a site may have set before this script ran. */
const initialGlobals = window as unknown as { wpcf7?: Partial< Wpcf7 >; swv?: Partial< Swv > };

/** Events by which the globals reach the island of a form. The island dispatches `ready` when it listens. */
export const REQUEST_EVENTS = { submit: 'frontage:submit', reset: 'frontage:reset', validate: 'frontage:validate' };
export const READY = 'frontage:ready';

/** Events of the window that `view.ts` passes to each form of the page: listeners of the window would keep a removed form in memory. */
export const PAGE_SHOW = 'frontage:pageshow';
export const HASH_CHANGE = 'frontage:hashchange';

/** On the document: the island's validators add their results. */
export const VALIDATE_EVENT = 'frontage:check';

const dispatchRequest = ( name: string, form: HTMLFormElement, detail: object ) =>
	form.dispatchEvent( new CustomEvent( name, { detail } ) );

/** Dispatches the event now, or when the island is loaded. The loader takes a touch event as a sign of interest. */
function dispatchWhenReady( name: string, form: HTMLFormElement, detail: object ): void {
	if ( form.dataset.state === 'ready' ) {
		dispatchRequest( name, form, detail );
	} else {
		form.addEventListener( READY, () => dispatchRequest( name, form, detail ), { once: true } );
		form.dispatchEvent( new Event( 'touchstart' ) );
	}
}

/** On the form: it was added to the page and has to be initialized. */
export const FORM_ADDED = 'frontage:arrived';

/** Defines both globals on the page; values that a site has set before are kept. */
export function defineGlobals( api?: Wpcf7[ 'api' ] ): void {
	site.wpcf7 = {
		schemas: new Map(),
		init: ( form ) => void form.dispatchEvent( new Event( FORM_ADDED, { bubbles: true } ) ),
		submit( form, options = {} ) {
			if ( form.dataset.state === 'ready' ) {
				dispatchRequest( REQUEST_EVENTS.submit, form, options );
			} else {
				form.dataset.direct = ''; // When the form is submitted, a site's replacement of this function is not called again.
				form.requestSubmit( options.submitter );
			}
		},
		reset: ( form ) => dispatchWhenReady( REQUEST_EVENTS.reset, form, {} ),
		validate: ( form, options = {} ) => dispatchWhenReady( REQUEST_EVENTS.validate, form, options ),
		...( api && { api } ),
		...initialGlobals.wpcf7,
	};
	site.swv = {
		validators: {},
		validate( schema, data, options ) {
			const verdicts: Verdicts = new Map(); // Empty before the island is loaded: the server validates the submission.
			document.dispatchEvent(
				new CustomEvent( VALIDATE_EVENT, { detail: { schema, data, options, verdicts } } )
			);
			return verdicts;
		},
		use: ( extend ) => void extend( site.swv ),
		...initialGlobals.swv,
	};
}

/** Gives a form its `wpcf7` object; returns false when it has one already. */
export function attachFormFacts( form: HTMLFormElement & { wpcf7?: FormFacts } ): boolean {
	if ( form.wpcf7 ) {
		return false;
	}
	const { contactFormId, pluginVersion, contactFormLocale, unitTag, containerPostId } = identify( form );
	form.wpcf7 = {
		id: contactFormId,
		get status() {
			return form.dataset.status ?? 'init';
		},
		pluginVersion,
		locale: contactFormLocale,
		unitTag,
		containerPost: containerPostId,
		parent: form.closest( PARENT ),
		get schema() {
			return site.wpcf7.schemas.get( contactFormId );
		},
	};
	return true;
}
