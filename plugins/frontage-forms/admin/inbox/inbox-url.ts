import { addQueryArgs, getQueryArgs } from '@wordpress/url';
import { STATES } from './state-label';
import type { Filter, State } from './types';

const DAY = /^(19|20)\d\d-\d\d-\d\d$/;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

function number( value: unknown ): number {
	const id = Number( text( value ) || 0 );
	return Number.isInteger( id ) && id > 0 ? id : 0;
}

/** The ID of the open submission. */
export function openedIn( address: string ): number {
	return number( getQueryArgs( address ).submission );
}

/** The filter from the URL, so that it survives a reload and can be shared; other parameters are ignored. */
export function filterIn( address: string ): Filter {
	const { form, state, read, starred, done, assigned, search, from, until } = getQueryArgs( address );
	const filter: Filter = {};
	if ( number( form ) ) {
		filter.form = number( form );
	}
	if ( text( state ) in STATES || state === 'attention' ) {
		filter.state = state as State | 'attention';
	}
	for ( const [ name, value ] of Object.entries( { read, starred, done } ) ) {
		if ( value === 'yes' || value === 'no' ) {
			filter[ name as 'read' ] = value === 'yes';
		}
	}
	if ( assigned === '0' || number( assigned ) ) {
		filter.assigned = number( assigned );
	}
	if ( text( search ).trim() ) {
		filter.search = text( search ).trim().slice( 0, 200 );
	}
	if ( DAY.test( text( from ) ) ) {
		filter.from = text( from );
	}
	if ( DAY.test( text( until ) ) ) {
		filter.until = text( until );
	}
	return filter;
}

/** A filter as parameters of a URL or a form: yes and no are words there. */
export function spelled( { read, starred, done, ...filter }: Filter ): Record< string, string | number > {
	const spoken = Object.entries( { read, starred, done } ).filter( ( [ , value ] ) => value !== undefined );
	return { ...filter, ...Object.fromEntries( spoken.map( ( [ name, value ] ) => [ name, value ? 'yes' : 'no' ] ) ) };
}

/** The URL of the list, or of one submission in it. */
export function addressOf( url: string, filter: Filter, submission = 0 ): string {
	return addQueryArgs( url, { ...spelled( filter ), ...( submission ? { submission } : {} ) } );
}
