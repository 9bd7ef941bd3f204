import { Button, Modal } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { DataViews } from '@wordpress/dataviews';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentProps, MouseEvent } from 'react';
import type { View } from '@wordpress/dataviews';
import { createActions } from './message-actions';
import { urlOf } from '../inbox-url';
import { Chart } from '../statistics/chart';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { EmptyMessageList } from './empty-list';
import { columnId, createFields } from './message-columns';
import { ScreenNotice } from '../../shared/message';
import { Pagination } from './pager';
import { FolderLinks } from './folder-links';
import { ColumnsMenu, ListTools } from './list-tools';
import { useColumns } from './use-columns';
import { filterFromView, fitColumns, isSameFilter, VIEW, viewFromFilter } from './view-settings';
import type { Format } from './download-messages';
import type { Column, Filter, ScreenProps, Summary } from '../types';
import type { MessageActions } from '../use-message-actions';
import type { InboxList } from './use-list';

type Props = Pick< ScreenProps, 'forms' | 'seeForms' | 'addForm' | 'mayDelete' | 'url' | 'readers' | 'user' > & {
	list: InboxList;
	filter: Filter;
	messageActions: MessageActions;
	isExporting: boolean;
	onNarrow: ( filter: Filter ) => void;
	onOpen: ( id: number ) => void;
	onExport: ( format: Format, ids?: number[] ) => Promise< void >;
};

const NOTHING: Summary[] = [];
const NO_COLUMNS: Column[] = [];
const LAYOUTS = { table: {} };
const idOf = ( { id }: Summary ) => String( id );

/** The table's view, whose filters are those of the URL. */
function useFilteredView( filter: Filter, onNarrow: Props[ 'onNarrow' ] ) {
	const [ view, setView ] = useState< View >( () => ( { ...VIEW, ...viewFromFilter( filter ) } ) );

	// The URL was changed elsewhere: by the back button, or by a folder link.
	useEffect( () => {
		setView( ( before ) =>
			isSameFilter( filterFromView( before ), filter ) ? before : { ...before, ...viewFromFilter( filter ) }
		);
	}, [ filter ] );

	const change = useCallback(
		( next: View ) => {
			setView( ( before ) => ( { ...before, filters: next.filters ?? [], search: next.search ?? '' } ) );
			const wanted = filterFromView( next );
			if ( ! isSameFilter( wanted, filter ) ) {
				onNarrow( wanted );
			}
		},
		[ filter, onNarrow ]
	);

	return { view, change };
}

/** The columns that can be chosen, those that are, and the view with those that fit. */
function useShownColumns( form: number | undefined, view: View, ofForm: Column[], isNarrow: boolean ) {
	const { columns: chosen, setColumns } = useColumns( form );
	const offered = useMemo(
		() => [
			{ id: 'form', label: __( 'Form', 'frontage-forms' ) },
			{ id: 'state', label: __( 'Status', 'frontage-forms' ) },
			...ofForm.map( ( column ) => ( { id: columnId( column ), label: column.label } ) ),
			{ id: 'received', label: __( 'Received', 'frontage-forms' ) },
		],
		[ ofForm ]
	);
	const shown = useMemo(
		() =>
			fitColumns(
				{ ...view, fields: offered.map( ( { id } ) => id ).filter( ( id ) => chosen.includes( id ) ) },
				isNarrow
			),
		[ view, offered, chosen, isNarrow ]
	);

	return { offered, chosen, setColumns, shown };
}

function IndexingHint( { count }: { count: number } ) {
	return (
		<p className="frontage-inbox__hint">
			{ sprintf(
				/* translators: %d: number of submissions. */
				_n(
					'%d older message is still being indexed for search.',
					'%d older messages are still being indexed for search.',
					count,
					'frontage-forms'
				),
				count
			) }
		</p>
	);
}

function EmptyTrashDialog( { onConfirm, onClose }: { onConfirm: () => Promise< string >; onClose: () => void } ) {
	return (
		<Modal title={ __( 'Empty trash', 'frontage-forms' ) } size="small" onRequestClose={ onClose }>
			<ConfirmDialog
				label={ __( 'Delete all', 'frontage-forms' ) }
				isDestructive
				onConfirm={ onConfirm }
				onClose={ onClose }
			>
				<p>
					{ __(
						'All messages in the trash are permanently deleted, including those hidden by filters.',
						'frontage-forms'
					) }
				</p>
			</ConfirmDialog>
		</Modal>
	);
}

export function ListView( props: Props ) {
	const { list, filter, forms, readers, user, seeForms, addForm, url, mayDelete, messageActions } = props;
	const { isExporting, onNarrow, onOpen, onExport } = props;
	const isNarrow = useViewportMatch( 'medium', '<' );
	const { view, change } = useFilteredView( filter, onNarrow );
	const [ isChartShown, setChartShown ] = useState( false );
	const [ isEmptying, setEmptying ] = useState( false );
	const rows = list.list?.submissions ?? NOTHING;
	const ofForm = list.list?.columns ?? NO_COLUMNS;

	const fields = useMemo(
		() => createFields( { forms, readers, user }, ofForm, isNarrow ),
		[ forms, readers, user, ofForm, isNarrow ]
	);
	const actions = useMemo(
		() => createActions( messageActions, { mayDelete, readers }, onExport ),
		[ messageActions, mayDelete, readers, onExport ]
	);
	const { offered, chosen, setColumns, shown } = useShownColumns( filter.form, view, ofForm, isNarrow );

	const link = ( { item, children, ...rest }: { item: Summary } & ComponentProps< 'a' > ) => (
		<a
			{ ...rest }
			href={ urlOf( url, filter, item.id ) }
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
			<FolderLinks url={ url } filter={ filter } counts={ list.list?.tabs ?? null } onFilter={ onNarrow } />
			{ isChartShown && <Chart form={ filter.form ?? 0 } /> }
			{ list.status === 'failed' && <ScreenNotice text={ list.message } onRetry={ list.reload } /> }
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
						<EmptyMessageList
							isFiltered={ Object.keys( filter ).length > 0 }
							hasMore={ !! list.list?.older }
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
						<ListTools
							isChartShown={ isChartShown }
							isExporting={ isExporting }
							onChart={ () => setChartShown( ! isChartShown ) }
							onExport={ onExport }
						/>
						{ ! isNarrow && <ColumnsMenu columns={ offered } chosen={ chosen } onChoose={ setColumns } /> }
					</span>
				</div>
				{ !! list.list?.unsearched && !! filter.search && <IndexingHint count={ list.list.unsearched } /> }
				<DataViews.Layout />
				<div className="frontage-inbox__foot">
					{ rows.length > 0 && <DataViews.BulkActionToolbar /> }
					<Pagination list={ list } />
				</div>
			</DataViews>
			{ isEmptying && (
				<EmptyTrashDialog onConfirm={ messageActions.onEmpty } onClose={ () => setEmptying( false ) } />
			) }
		</div>
	);
}
