import { decodeEntities } from '@wordpress/html-entities';

/** A step of a form, by how it opens: `<div class="fr-form-step" data-title="…">`. */
const STEP = /^<div\b(?=[^>]*\sclass="(?:[^"]*\s)?fr-form-step[\s"])/i;
const TITLE = /\sdata-title=(?:"([^"]*)"|'([^']*)')/i;

export const NEW_STEP = '<div class="fr-form-step" data-title="">';

export const isStep = ( source: string ) => STEP.test( source );

/** Its title as plain text; undefined for other elements. */
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

/** The step with another title; nothing in it can end the attribute, or be read as a form-tag. */
export function withStepTitle( source: string, title: string ): string {
	const safe = title.replace( /\s+/g, ' ' ).replace( /[&"<>[\]]/g, ( sign ) => SIGNS[ sign ] ?? sign );
	const attribute = ` data-title="${ safe }"`;
	return TITLE.test( source )
		? source.replace( TITLE, () => attribute )
		: source.replace( /^<div/i, ( tag ) => tag + attribute );
}
