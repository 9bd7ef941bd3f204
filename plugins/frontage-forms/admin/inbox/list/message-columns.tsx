import { VisuallyHidden } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { Field } from '@wordpress/dataviews';
import { FactIcons } from './fact-icons';
import { isUnremarkable, STATES, StateLabel } from '../state-label';
import { Time } from '../time';
import type { Column, ScreenProps, State, Summary } from '../types';

const STATE_CHOICES = ( Object.keys( STATES ) as State[] ).map( ( value ) => ( { value, label: STATES[ value ] } ) );

function FromCell( { item }: { item: Summary } ) {
	return (
		<span className={ item.read ? 'frontage-inbox__from' : 'frontage-inbox__from frontage-inbox__from--unread' }>
			{ item.from }
			{ ! item.read && <VisuallyHidden as="span">{ ` (${ __( 'unread', 'frontage-forms' ) })` }</VisuallyHidden> }
		</span>
	);
}

function ExcerptCell( { item }: { item: Summary } ) {
	return (
		<span className="frontage-inbox__excerpt" dir="auto">
			{ item.subject && <span className="frontage-inbox__subject">{ item.subject }</span> }
			{ item.subject && item.excerpt && ' – ' }
			{ item.excerpt }
		</span>
	);
}

/** On narrow screens without columns, one cell shows everything. */
function DetailsCell( { item }: { item: Summary } ) {
	return (
		<>
			<ExcerptCell item={ item } />
			<span className="frontage-inbox__rest">
				{ ! isUnremarkable( item ) && <StateLabel item={ item } /> }
				<FactIcons item={ item } />
				<Time when={ item.received } />
			</span>
		</>
	);
}

const columnDefaults = { enableSorting: false, enableHiding: false, enableGlobalSearch: false } as const;

/** The column ID of a form field; its prefix distinguishes it from the built-in columns. */
export const columnId = ( { name }: Pick< Column, 'name' > ) => `:${ name }`;

const createFormField = ( column: Column ): Field< Summary > => ( {
	...columnDefaults,
	id: columnId( column ),
	label: column.label,
	type: 'text',
	getValue: ( { item } ) => item.values?.[ column.name ] ?? '',
	render: ( { item } ) => (
		<span className="frontage-inbox__cell" dir="auto">
			{ item.values?.[ column.name ] }
		</span>
	),
	filterBy: false,
} );

/** The filters by what users set: who is assigned, star, progress. */
function createMarkFields( readers: ScreenProps[ 'readers' ], user: number ): Field< Summary >[] {
	return [
		{
			...columnDefaults,
			id: 'assigned',
			label: __( 'Assigned to', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => String( item.assigned?.id ?? 0 ),
			elements: [
				...readers
					.filter( ( { id } ) => id === user )
					.map( ( { id } ) => ( { value: String( id ), label: __( 'Me', 'frontage-forms' ) } ) ),
				{ value: '0', label: __( 'None', 'frontage-forms' ) },
				...readers
					.filter( ( { id } ) => id !== user )
					.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
			],
			filterBy: { operators: [ 'is' ] },
		},
		{
			...columnDefaults,
			id: 'starred',
			label: __( 'Star', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => ( item.starred ? 'yes' : 'no' ),
			elements: [
				{ value: 'yes', label: __( 'Starred', 'frontage-forms' ) },
				{ value: 'no', label: __( 'Not starred', 'frontage-forms' ) },
			],
			filterBy: { operators: [ 'is' ] },
		},
		{
			...columnDefaults,
			id: 'done',
			label: __( 'Progress', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => ( item.done ? 'yes' : 'no' ),
			elements: [
				{ value: 'no', label: _x( 'Open', 'message', 'frontage-forms' ) },
				{ value: 'yes', label: __( 'Done', 'frontage-forms' ) },
			],
			filterBy: { operators: [ 'is' ] },
		},
	];
}

/** The columns and filters of the list. The server sorts the list, so no column is sortable. */
export function createFields(
	{ forms, readers, user }: Pick< ScreenProps, 'forms' | 'readers' | 'user' >,
	columns: Column[],
	isNarrow: boolean
): Field< Summary >[] {
	return [
		{
			...columnDefaults,
			id: 'from',
			label: __( 'From', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.from,
			render: FromCell,
			filterBy: false,
		},
		{
			...columnDefaults,
			id: 'excerpt',
			label: __( 'Message', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.excerpt,
			render: isNarrow ? DetailsCell : ExcerptCell,
			filterBy: false,
		},
		{
			...columnDefaults,
			id: 'read',
			label: __( 'Read', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => ( item.read ? 'read' : 'unread' ),
			elements: [
				{ value: 'unread', label: __( 'Unread', 'frontage-forms' ) },
				{ value: 'read', label: __( 'Read', 'frontage-forms' ) },
			],
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			...columnDefaults,
			id: 'form',
			label: __( 'Form', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => String( item.form.id ),
			render: ( { item } ) => <>{ item.form.title }</>,
			elements: forms.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ),
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			...columnDefaults,
			id: 'state',
			label: __( 'Status', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.state,
			render: ( { item } ) => (
				<span className="frontage-inbox__rest">
					{ ! isUnremarkable( item ) && <StateLabel item={ item } /> }
					<FactIcons item={ item } />
					{ item.reason && <span className="frontage-inbox__reason">{ item.reason }</span> }
				</span>
			),
			elements: [
				{ value: 'attention', label: __( 'Needs attention', 'frontage-forms' ) },
				...STATE_CHOICES.map( ( { value, label } ) => ( { value, label: label() } ) ),
			],
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			...columnDefaults,
			id: 'received',
			label: __( 'Received', 'frontage-forms' ),
			type: 'date',
			getValue: ( { item } ) => item.received.utc.slice( 0, 10 ),
			render: ( { item } ) => <Time when={ item.received } />,
			filterBy: { operators: [ 'between' ], isPrimary: true },
		},
		...createMarkFields( readers, user ),
		...columns.map( createFormField ),
	];
}
