import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { DataViews } from '@wordpress/dataviews';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { View } from '@wordpress/dataviews';
import { chevronBack, chevronOn } from '../inbox/arrow-icons';
import { makeActions } from './form-actions';
import { PER_PAGE } from './api';
import { Empty } from './empty-list';
import { makeFields } from './form-columns';
import { Message } from '../shared/message';
import type { Deeds } from './form-actions';
import type { FormLine } from './types';
import type { Forms } from './use-forms';

type Props = Deeds & { forms: Forms; mayEdit: boolean; trashDays: number; addForm: string };

const NO_FORMS: FormLine[] = [];
const LAYOUTS = { table: {} };
const COLUMNS = [ 'shortcode', 'uses', 'unread', 'last', 'problems' ];
const idOf = ( { id }: FormLine ) => String( id );

const link = ( { item, children, ...rest }: { item: FormLine } & ComponentProps< 'a' > ) => (
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

export function List( { forms, mayEdit, trashDays, addForm, ...deeds }: Props ) {
	const narrow = useViewportMatch( 'large', '<' );
	const { filter, list, show, status, message, reload } = forms;
	const [ search, setSearch ] = useState( filter.search );
	const rows = list?.forms ?? NO_FORMS;

	const change = useCallback(
		( { search: text = '' }: View ) => {
			setSearch( text );
			if ( text.trim() !== filter.search ) {
				show( { search: text.trim() } ); // The search field debounces its input itself.
			}
		},
		[ show, filter.search ]
	);
	const view: View = {
		type: 'table',
		search,
		filters: [],
		layout: { enableMoving: false },
		titleField: 'title',
		fields: narrow ? [] : COLUMNS,
		...( narrow ? { descriptionField: 'everything' } : {} ),
	};
	const fields = useMemo( makeFields, [] );
	const { onDuplicate, onTrash, onRestore, onRemove, onExport } = deeds;
	const actions = useMemo(
		() => makeActions( { onDuplicate, onTrash, onRestore, onRemove, onExport }, trashDays > 0 ),
		[ onDuplicate, onTrash, onRestore, onRemove, onExport, trashDays ]
	);

	return (
		<div className="frontage-forms__list">
			{ status === 'failed' && <Message text={ message } onAgain={ reload } /> }
			<DataViews
				data={ rows }
				fields={ fields }
				view={ view }
				onChangeView={ change }
				actions={ actions }
				getItemId={ idOf }
				renderItemLink={ link }
				isItemClickable={ () => true }
				defaultLayouts={ LAYOUTS }
				paginationInfo={ { totalItems: rows.length, totalPages: 1 } }
				isLoading={ status === 'loading' && ! list }
				empty={
					status === 'ready' ? (
						<Empty
							filter={ filter }
							mayEdit={ mayEdit }
							addForm={ addForm }
							onClear={ () => {
								setSearch( '' );
								show( { search: '' } );
							} }
						/>
					) : null
				}
			>
				<div className="frontage-forms__tools">
					<DataViews.Search label={ __( 'Search forms', 'frontage-forms' ) } />
					<Statuses forms={ forms } />
				</div>
				<DataViews.Layout />
				<div className="frontage-forms__foot">
					{ rows.length > 0 && mayEdit && <DataViews.BulkActionToolbar /> }
					<Pages forms={ forms } />
				</div>
			</DataViews>
		</div>
	);
}

/** Links to all forms and to the trash; hidden on the list of all forms while the trash is empty. */
function Statuses( { forms: { filter, list, show } }: { forms: Forms } ) {
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
					onClick={ () => show( { status } ) }
				>
					{ `${ label } (${ count })` }
				</Button>
			) ) }
		</div>
	);
}

function Pages( { forms: { filter, list, show, status } }: { forms: Forms } ) {
	if ( ! list || list.pages < 2 ) {
		return null;
	}
	const first = ( filter.page - 1 ) * PER_PAGE + 1;
	const step = ( by: number, label: string, icon: JSX.Element, iconPosition: 'left' | 'right' ) => (
		<Button
			size="compact"
			variant="secondary"
			icon={ icon }
			iconPosition={ iconPosition }
			accessibleWhenDisabled
			disabled={ status === 'loading' || filter.page + by < 1 || filter.page + by > list.pages }
			onClick={ () => show( { page: filter.page + by } ) }
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
			{ step( -1, __( 'Previous', 'frontage-forms' ), chevronBack(), 'left' ) }
			{ step( 1, __( 'Next', 'frontage-forms' ), chevronOn(), 'right' ) }
		</nav>
	);
}
