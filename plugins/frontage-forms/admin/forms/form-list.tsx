import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { DataViews } from '@wordpress/dataviews';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { View } from '@wordpress/dataviews';
import { chevronBack, chevronForward } from '../inbox/arrow-icons';
import { createActions } from './form-actions';
import { PER_PAGE } from './api';
import { EmptyFormList } from './empty-list';
import { createFields } from './form-columns';
import { ScreenNotice } from '../shared/message';
import type { FormActions } from './form-actions';
import type { FormRow } from './types';
import type { FormsState } from './use-forms';

type Props = FormActions & { forms: FormsState; mayEdit: boolean; trashDays: number; addForm: string };

const NO_FORMS: FormRow[] = [];
const LAYOUTS = { table: {} };
/** The columns, without those that the user may see nothing in. */
function columnsOf( rows: FormRow[] ) {
	const mayRead = ! rows.length || rows.some( ( { unread } ) => unread );
	const mayFix = ! rows.length || rows.some( ( { problems } ) => problems );
	return [ 'shortcode', 'uses', ...( mayRead ? [ 'unread', 'last' ] : [] ), ...( mayFix ? [ 'problems' ] : [] ) ];
}

const idOf = ( { id }: FormRow ) => String( id );

const FormLink = ( { item, children, ...rest }: { item: FormRow } & ComponentProps< 'a' > ) => (
	<>
		{ item.edit && ! item.trashed ? (
			<a { ...rest } href={ item.edit }>
				{ children }
			</a>
		) : (
			<span className="frontage-forms__title">{ children }</span>
		) }
		{ item.mails && (
			<span className="frontage-forms__mark">
				{ item.mails === 'off'
					? __( 'Emails off', 'frontage-forms' )
					: __( 'Demo mode: no emails, no storage', 'frontage-forms' ) }
			</span>
		) }
	</>
);

export function FormList( { forms, mayEdit, trashDays, addForm, ...formActions }: Props ) {
	const isNarrow = useViewportMatch( 'large', '<' );
	const { filter, list, show: changeFilter, status, message, reload } = forms;
	const [ search, setSearch ] = useState( filter.search );
	const rows = list?.forms ?? NO_FORMS;

	const changeView = useCallback(
		( { search: text = '' }: View ) => {
			setSearch( text );
			if ( text.trim() !== filter.search ) {
				changeFilter( { search: text.trim() } ); // The search field debounces its input itself.
			}
		},
		[ changeFilter, filter.search ]
	);
	const view: View = {
		type: 'table',
		search,
		filters: [],
		layout: { enableMoving: false },
		titleField: 'title',
		fields: isNarrow ? [] : columnsOf( rows ),
		...( isNarrow ? { descriptionField: 'everything' } : {} ),
	};
	const fields = useMemo( createFields, [] );
	const { onDuplicate, onTrash, onRestore, onRemove, onExport } = formActions;
	const actions = useMemo(
		() =>
			createActions( { onDuplicate, onTrash, onRestore, onRemove, onExport }, trashDays > 0 ).filter(
				( { isEligible } ) => rows.some( ( row ) => isEligible?.( row ) )
			),
		[ onDuplicate, onTrash, onRestore, onRemove, onExport, trashDays, rows ]
	);

	return (
		<div className="frontage-forms__list">
			{ status === 'failed' && <ScreenNotice text={ message } onRetry={ reload } /> }
			<DataViews
				data={ rows }
				fields={ fields }
				view={ view }
				onChangeView={ changeView }
				actions={ actions }
				getItemId={ idOf }
				renderItemLink={ FormLink }
				isItemClickable={ () => true }
				defaultLayouts={ LAYOUTS }
				paginationInfo={ { totalItems: rows.length, totalPages: 1 } }
				isLoading={ status === 'loading' && ! list }
				empty={
					status === 'ready' ? (
						<EmptyFormList
							filter={ filter }
							mayEdit={ mayEdit }
							addForm={ addForm }
							onClear={ () => {
								setSearch( '' );
								changeFilter( { search: '' } );
							} }
						/>
					) : null
				}
			>
				<div className="frontage-forms__tools">
					<DataViews.Search label={ __( 'Search forms', 'frontage-forms' ) } />
					<StatusLinks forms={ forms } />
				</div>
				<DataViews.Layout />
				<div className="frontage-forms__foot">
					{ rows.length > 0 && mayEdit && <DataViews.BulkActionToolbar /> }
					<Pagination forms={ forms } />
				</div>
			</DataViews>
		</div>
	);
}

/** Links to all forms and to the trash; hidden on the list of all forms while the trash is empty. */
function StatusLinks( { forms: { filter, list, show: changeFilter } }: { forms: FormsState } ) {
	if ( ! list || ( ! list.trashed && filter.status === 'publish' ) ) {
		return null;
	}
	const choices = [
		[ 'publish', __( 'All', 'frontage-forms' ), list.all ],
		[ 'trash', __( 'Trash', 'frontage-forms' ), list.trashed ],
	] as const;
	return (
		<div className="frontage-forms__statuses">
			{ choices.map( ( [ status, label, count ] ) => (
				<Button
					key={ status }
					size="compact"
					variant="tertiary"
					aria-pressed={ filter.status === status }
					onClick={ () => changeFilter( { status } ) }
				>
					{ `${ label } (${ count })` }
				</Button>
			) ) }
		</div>
	);
}

function Pagination( { forms: { filter, list, show: changeFilter, status } }: { forms: FormsState } ) {
	if ( ! list || list.pages < 2 ) {
		return null;
	}
	const first = ( filter.page - 1 ) * PER_PAGE + 1;
	const pageButton = ( by: number, label: string, icon: JSX.Element, iconPosition: 'left' | 'right' ) => (
		<Button
			size="compact"
			variant="secondary"
			icon={ icon }
			iconPosition={ iconPosition }
			accessibleWhenDisabled
			disabled={ status === 'loading' || filter.page + by < 1 || filter.page + by > list.pages }
			onClick={ () => changeFilter( { page: filter.page + by } ) }
		>
			{ label }
		</Button>
	);
	return (
		<nav className="frontage-forms__pages" aria-label={ __( 'Form list pages', 'frontage-forms' ) }>
			<span aria-live="polite">
				{ sprintf(
					/* translators: 1: first, 2: last on this page, 3: how many in all. */
					__( '%1$d–%2$d of %3$d', 'frontage-forms' ),
					first,
					first + list.forms.length - 1,
					list.total
				) }
			</span>
			{ pageButton( -1, __( 'Previous', 'frontage-forms' ), chevronBack(), 'left' ) }
			{ pageButton( 1, __( 'Next', 'frontage-forms' ), chevronForward(), 'right' ) }
		</nav>
	);
}
