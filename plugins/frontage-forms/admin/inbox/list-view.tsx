import { useViewportMatch } from '@wordpress/compose';
import { DataViews } from '@wordpress/dataviews';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentProps, MouseEvent } from 'react';
import type { View } from '@wordpress/dataviews';
import { makeActions } from './actions';
import { Empty } from './empty';
import { makeFields } from './fields';
import { Message } from './message';
import { Pager } from './pager';
import { filterOf, fitted, sameFilter, VIEW } from './view';
import type { Deeds } from './actions';
import type { ScreenProps, Summary } from './types';
import type { InboxList } from './use-list';

type Props = Deeds & {
	list: InboxList;
	forms: ScreenProps[ 'forms' ];
	pages: string;
	mayDelete: boolean;
	addressOf: ( id: number ) => string;
	onOpen: ( id: number ) => void;
};

const EMPTY: Summary[] = [];
const LAYOUTS = { table: {} };
const idOf = ( { id }: Summary ) => String( id );

export function ListView( { list, forms, pages, mayDelete, addressOf, onOpen, onRead, onDelete }: Props ) {
	const narrow = useViewportMatch( 'medium', '<' );
	const [ view, setView ] = useState< View >( VIEW );
	const { filter, narrow: narrowTo, reload } = list;
	const rows = list.list?.submissions ?? EMPTY;

	const change = useCallback(
		( next: View ) => {
			setView( ( before ) => ( { ...before, filters: next.filters ?? [], search: next.search ?? '' } ) );
			const wanted = filterOf( next );
			if ( ! sameFilter( wanted, filter ) ) {
				narrowTo( wanted );
			}
		},
		[ filter, narrowTo ]
	);

	const fields = useMemo( () => makeFields( forms, narrow ), [ forms, narrow ] );
	const actions = useMemo( () => makeActions( { onRead, onDelete }, mayDelete ), [ onRead, onDelete, mayDelete ] );
	const shown = useMemo( () => fitted( view, narrow ), [ view, narrow ] );
	const isNarrowed = Object.keys( filter ).length > 0;

	const link = ( { item, children, ...rest }: { item: Summary } & ComponentProps< 'a' > ) => (
		<a
			{ ...rest }
			href={ addressOf( item.id ) }
			data-submission={ item.id }
			onClick={ ( event: MouseEvent ) => {
				if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
					event.preventDefault();
					onOpen( item.id );
				}
			} }
		>
			{ children }
		</a>
	);

	return (
		<div className="frontage-inbox__list">
			{ list.status === 'failed' && <Message text={ list.message } onAgain={ reload } /> }
			<DataViews
				data={ rows }
				fields={ fields }
				view={ shown }
				onChangeView={ change }
				actions={ actions }
				getItemId={ idOf }
				renderItemLink={ link }
				defaultLayouts={ LAYOUTS }
				paginationInfo={ { totalItems: rows.length, totalPages: 1 } }
				isLoading={ list.status === 'loading' }
				empty={
					list.status === 'ready' ? (
						<Empty
							narrowed={ isNarrowed }
							more={ !! list.list?.older }
							pages={ pages }
							onClear={ () => change( VIEW ) }
						/>
					) : null
				}
			>
				<div className="frontage-inbox__tools">
					<DataViews.Search label={ __( 'Search submissions', 'frontage-forms' ) } />
					<DataViews.FiltersToggled className="frontage-inbox__filters" />
				</div>
				{ !! list.list?.unsearched && !! filter.search && (
					<p className="frontage-inbox__hint">
						{ sprintf(
							/* translators: %d: number of submissions. */
							_n(
								'The search is still taking in %d older submission.',
								'The search is still taking in %d older submissions.',
								list.list.unsearched,
								'frontage-forms'
							),
							list.list.unsearched
						) }
					</p>
				) }
				<DataViews.Layout />
				<div className="frontage-inbox__foot">
					{ rows.length > 0 && <DataViews.BulkActionToolbar /> }
					<Pager list={ list } />
				</div>
			</DataViews>
		</div>
	);
}
