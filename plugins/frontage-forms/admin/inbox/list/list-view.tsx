import { Button, Modal } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { DataViews } from '@wordpress/dataviews';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentProps, MouseEvent } from 'react';
import type { View } from '@wordpress/dataviews';
import { makeActions } from './message-actions';
import { addressOf } from '../inbox-url';
import { Chart } from '../statistics/chart';
import { Confirm } from '../../shared/confirm-dialog';
import { Empty } from './empty-list';
import { columnOf, makeFields } from './message-columns';
import { Message } from '../../shared/message';
import { Pager } from './pager';
import { Places } from './folder-links';
import { ColumnsMenu, Tools } from './list-tools';
import { useColumns } from './use-columns';
import { filterOf, fitted, sameFilter, VIEW, viewOf } from './view-settings';
import type { Format } from './download-messages';
import type { Column, Filter, ScreenProps, Summary } from '../types';
import type { Deeds } from '../use-message-actions';
import type { InboxList } from './use-list';

type Props = Pick< ScreenProps, 'forms' | 'seeForms' | 'addForm' | 'mayDelete' | 'url' | 'readers' | 'user' > & {
	list: InboxList;
	filter: Filter;
	deeds: Deeds;
	isExporting: boolean;
	onNarrow: ( filter: Filter ) => void;
	onOpen: ( id: number ) => void;
	onExport: ( format: Format, ids?: number[] ) => Promise< void >;
};

const NOTHING: Summary[] = [];
const NO_COLUMNS: Column[] = [];
const LAYOUTS = { table: {} };
const idOf = ( { id }: Summary ) => String( id );

export function ListView( props: Props ) {
	const { list, filter, forms, readers, user, seeForms, addForm, url, mayDelete, deeds } = props;
	const { isExporting, onNarrow, onOpen, onExport } = props;
	const narrow = useViewportMatch( 'medium', '<' );
	const [ view, setView ] = useState< View >( () => ( { ...VIEW, ...viewOf( filter ) } ) );
	const [ isChartShown, setChartShown ] = useState( false );
	const [ isEmptying, setEmptying ] = useState( false );
	const { columns: chosen, choose } = useColumns( filter.form );
	const rows = list.list?.submissions ?? NOTHING;
	const ofForm = list.list?.columns ?? NO_COLUMNS;

	// The URL was changed elsewhere: by the back button, or by a folder link.
	useEffect( () => {
		setView( ( before ) =>
			sameFilter( filterOf( before ), filter ) ? before : { ...before, ...viewOf( filter ) }
		);
	}, [ filter ] );

	const change = useCallback(
		( next: View ) => {
			setView( ( before ) => ( { ...before, filters: next.filters ?? [], search: next.search ?? '' } ) );
			const wanted = filterOf( next );
			if ( ! sameFilter( wanted, filter ) ) {
				onNarrow( wanted );
			}
		},
		[ filter, onNarrow ]
	);

	const fields = useMemo(
		() => makeFields( { forms, readers, user }, ofForm, narrow ),
		[ forms, readers, user, ofForm, narrow ]
	);
	const actions = useMemo(
		() => makeActions( deeds, { mayDelete, readers }, onExport ),
		[ deeds, mayDelete, readers, onExport ]
	);
	const offered = useMemo(
		() => [
			{ id: 'form', label: __( 'Form', 'frontage-forms' ) },
			{ id: 'state', label: __( 'Status', 'frontage-forms' ) },
			...ofForm.map( ( column ) => ( { id: columnOf( column ), label: column.label } ) ),
			{ id: 'received', label: __( 'Received', 'frontage-forms' ) },
		],
		[ ofForm ]
	);
	const shown = useMemo(
		() =>
			fitted(
				{ ...view, fields: offered.map( ( { id } ) => id ).filter( ( id ) => chosen.includes( id ) ) },
				narrow
			),
		[ view, offered, chosen, narrow ]
	);
	const isNarrowed = Object.keys( filter ).length > 0;

	const link = ( { item, children, ...rest }: { item: Summary } & ComponentProps< 'a' > ) => (
		<a
			{ ...rest }
			href={ addressOf( url, filter, item.id ) }
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
			<Places url={ url } filter={ filter } counts={ list.list?.tabs ?? null } onGo={ onNarrow } />
			{ isChartShown && <Chart form={ filter.form ?? 0 } /> }
			{ list.status === 'failed' && <Message text={ list.message } onAgain={ list.reload } /> }
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
							seeForms={ seeForms }
							addForm={ addForm }
							onClear={ () => change( VIEW ) }
						/>
					) : null
				}
			>
				<div className="frontage-inbox__tools">
					<DataViews.Search label={ __( 'Search messages', 'frontage-forms' ) } />
					<DataViews.FiltersToggled className="frontage-inbox__filters" />
					<span className="frontage-inbox__more">
						{ filter.state === 'trash' && mayDelete && rows.length > 0 && (
							<Button
								size="compact"
								variant="secondary"
								isDestructive
								onClick={ () => setEmptying( true ) }
							>
								{ __( 'Empty trash', 'frontage-forms' ) }
							</Button>
						) }
						<Tools
							isChartShown={ isChartShown }
							isExporting={ isExporting }
							onChart={ () => setChartShown( ! isChartShown ) }
							onExport={ onExport }
						/>
						{ ! narrow && <ColumnsMenu columns={ offered } chosen={ chosen } onChoose={ choose } /> }
					</span>
				</div>
				{ !! list.list?.unsearched && !! filter.search && (
					<p className="frontage-inbox__hint">
						{ sprintf(
							/* translators: %d: number of submissions. */
							_n(
								'%d older message is still being indexed for search.',
								'%d older messages are still being indexed for search.',
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
			{ isEmptying && (
				<Modal
					title={ __( 'Empty trash', 'frontage-forms' ) }
					size="small"
					onRequestClose={ () => setEmptying( false ) }
				>
					<Confirm
						label={ __( 'Delete all', 'frontage-forms' ) }
						isDestructive
						onConfirm={ deeds.onEmpty }
						onClose={ () => setEmptying( false ) }
					>
						<p>
							{ __(
								'All messages in the trash are permanently deleted, including those hidden by filters.',
								'frontage-forms'
							) }
						</p>
					</Confirm>
				</Modal>
			) }
		</div>
	);
}
