import { decodeEntities } from '@wordpress/html-entities';

/** The opening tag of a step: `<div class="fr-form-step" data-title="…">`. */
const STEP = /^<div\b(?=[^>]*\sclass="(?:[^"]*\s)?fr-form-step[\s"])/i;
const TITLE = /\sdata-title=(?:"([^"]*)"|'([^']*)')/i;

export const NEW_STEP = '<div class="fr-form-step" data-title="">';

export const isStep = ( source: string ) => STEP.test( source );

/** The step's title as plain text; undefined for other elements. */
export function stepTitle( source: string ): string | undefined {
	if ( ! isStep( source ) ) {
		return undefined;
	}
	const [ , quoted = '', single = '' ] = TITLE.exec( source ) ?? [];
	return decodeEntities( quoted || single );
}

const SIGNS: Record< string, string > = {
	'&': '&amp;',
	'"': '&quot;',
	'<': '&lt;',
	'>': '&gt;',
	'[': '&#091;',
	']': '&#093;',
};

/** Sets the title of a step, escaped so that it cannot end the attribute or be parsed as a form-tag. */
export function withStepTitle( source: string, title: string ): string {
	const safe = title.replace( /\s+/g, ' ' ).replace( /[&"<>[\]]/g, ( sign ) => SIGNS[ sign ] ?? sign );
	const attribute = ` data-title="${ safe }"`;
	return TITLE.test( source )
		? source.replace( TITLE, () => attribute )
		: source.replace( /^<div/i, ( tag ) => tag + attribute );
}
