import { addQueryArgs, getQueryArgs } from '@wordpress/url';
import { STATES } from './state-label';
import type { Filter, State } from './types';

const DAY = /^(19|20)\d\d-\d\d-\d\d$/;

const asText = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

function asId( value: unknown ): number {
	const id = Number( asText( value ) || 0 );
	return Number.isInteger( id ) && id > 0 ? id : 0;
}

/** The ID of the open submission. */
export function submissionIdFromUrl( url: string ): number {
	return asId( getQueryArgs( url ).submission );
}

/** The filter from the URL, so that it survives a reload and can be shared; other parameters are ignored. */
export function filterFromUrl( url: string ): Filter {
	const { form, state, read, starred, done, assigned, search, from, until } = getQueryArgs( url );
	const filter: Filter = {};
	if ( asId( form ) ) {
		filter.form = asId( form );
	}
	if ( asText( state ) in STATES || state === 'attention' ) {
		filter.state = state as State | 'attention';
	}
	for ( const [ name, value ] of Object.entries( { read, starred, done } ) ) {
		if ( value === 'yes' || value === 'no' ) {
			filter[ name as 'read' ] = value === 'yes';
		}
	}
	if ( assigned === '0' || asId( assigned ) ) {
		filter.assigned = asId( assigned );
	}
	if ( asText( search ).trim() ) {
		filter.search = asText( search ).trim().slice( 0, 200 );
	}
	if ( DAY.test( asText( from ) ) ) {
		filter.from = asText( from );
	}
	if ( DAY.test( asText( until ) ) ) {
		filter.until = asText( until );
	}
	return filter;
}

/** A filter as parameters of a URL or a form: yes and no are words there. */
export function toParameters( { read, starred, done, ...filter }: Filter ): Record< string, string | number > {
	const flags = Object.entries( { read, starred, done } ).filter( ( [ , value ] ) => value !== undefined );
	return { ...filter, ...Object.fromEntries( flags.map( ( [ name, value ] ) => [ name, value ? 'yes' : 'no' ] ) ) };
}

/** The URL of the list, or of one submission in it. */
export function urlOf( url: string, filter: Filter, submission = 0 ): string {
	return addQueryArgs( url, { ...toParameters( filter ), ...( submission ? { submission } : {} ) } );
}
