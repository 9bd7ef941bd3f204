import type { Filter as ViewFilter, View } from '@wordpress/dataviews';
import type { Filter, State } from '../types';

/** The default columns. */
export const COLUMNS = [ 'form', 'state', 'received' ];

export const VIEW: View = {
	type: 'table',
	titleField: 'from',
	descriptionField: 'excerpt',
	fields: COLUMNS,
	filters: [],
	search: '',
	layout: { enableMoving: false },
};

/** The columns that fit: on a phone only the first, which then shows everything. */
export function fitColumns( view: View, isNarrow: boolean ): View {
	return isNarrow ? { ...view, fields: [] } : view;
}

/** Converts a DataViews view to the parameters of our route. */
export function filterFromView( { filters = [], search = '' }: View ): Filter {
	const filter: Filter = {};
	for ( const { field, value } of filters ) {
		if ( value === undefined || value === null || value === '' ) {
			continue; // Chosen, but without a value yet.
		}
		if ( field === 'form' ) {
			filter.form = Number( value );
		} else if ( field === 'state' ) {
			filter.state = value as State | 'attention';
		} else if ( field === 'read' ) {
			filter.read = value === 'read';
		} else if ( field === 'starred' || field === 'done' ) {
			filter[ field ] = value === 'yes';
		} else if ( field === 'assigned' ) {
			filter.assigned = Number( value );
		} else if ( field === 'received' && Array.isArray( value ) ) {
			const [ from, until ] = value as [ string | undefined, string | undefined ];
			Object.assign( filter, from && { from }, until && { until } );
		}
	}
	if ( search.trim() ) {
		filter.search = search.trim();
	}
	return filter;
}

/** The inverse: converts a filter from the URL to a DataViews view. */
export function viewFromFilter( filter: Filter ): Pick< View, 'filters' | 'search' > {
	const filters: ViewFilter[] = [];
	if ( filter.read !== undefined ) {
		filters.push( { field: 'read', operator: 'is', value: filter.read ? 'read' : 'unread' } );
	}
	if ( filter.form ) {
		filters.push( { field: 'form', operator: 'is', value: String( filter.form ) } );
	}
	if ( filter.state ) {
		filters.push( { field: 'state', operator: 'is', value: filter.state } );
	}
	for ( const field of [ 'starred', 'done' ] as const ) {
		if ( filter[ field ] !== undefined ) {
			filters.push( { field, operator: 'is', value: filter[ field ] ? 'yes' : 'no' } );
		}
	}
	if ( filter.assigned !== undefined ) {
		filters.push( { field: 'assigned', operator: 'is', value: String( filter.assigned ) } );
	}
	if ( filter.from || filter.until ) {
		filters.push( { field: 'received', operator: 'between', value: [ filter.from, filter.until ] } );
	}
	return { filters, search: filter.search ?? '' };
}

export function isSameFilter( one: Filter, other: Filter ): boolean {
	const keys: ( keyof Filter )[] = [
		'form',
		'state',
		'read',
		'starred',
		'done',
		'assigned',
		'search',
		'from',
		'until',
	];
	return keys.every( ( key ) => one[ key ] === other[ key ] );
}
