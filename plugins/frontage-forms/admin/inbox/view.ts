import type { View } from '@wordpress/dataviews';
import type { Filter, State } from './types';

export const VIEW: View = {
	type: 'table',
	titleField: 'from',
	descriptionField: 'excerpt',
	fields: [ 'form', 'state', 'received' ],
	filters: [],
	search: '',
	layout: { enableMoving: false },
};

/** The columns that have room: on a phone only the first, which then says everything. */
export function fitted( view: View, narrow: boolean ): View {
	return narrow ? { ...view, fields: [] } : view;
}

/** What the list component calls a view, in the words of our route. */
export function filterOf( { filters = [], search = '' }: View ): Filter {
	const filter: Filter = {};
	for ( const { field, value } of filters ) {
		if ( value === undefined || value === null || value === '' ) {
			continue; // Chosen, but not yet filled in.
		}
		if ( field === 'form' ) {
			filter.form = Number( value );
		} else if ( field === 'state' ) {
			filter.state = value as State;
		} else if ( field === 'read' ) {
			filter.read = value === 'read';
		}
	}
	if ( search.trim() ) {
		filter.search = search.trim();
	}
	return filter;
}

export function sameFilter( one: Filter, other: Filter ): boolean {
	return (
		one.form === other.form && one.state === other.state && one.read === other.read && one.search === other.search
	);
}
