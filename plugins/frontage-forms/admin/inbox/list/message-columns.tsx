import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field } from '@wordpress/dataviews';
import { FactIcons } from './fact-icons';
import { isQuiet, STATES, StateLabel } from '../state-label';
import { Time } from '../time';
import type { Column, ScreenProps, State, Summary } from '../types';

const STATE_CHOICES = ( Object.keys( STATES ) as State[] ).map( ( value ) => ( { value, label: STATES[ value ] } ) );

function From( { item }: { item: Summary } ) {
	return (
		<span className={ item.read ? 'frontage-inbox__from' : 'frontage-inbox__from frontage-inbox__from--unread' }>
			{ item.from }
			{ ! item.read && <VisuallyHidden as="span">{ ` (${ __( 'unread', 'frontage-forms' ) })` }</VisuallyHidden> }
		</span>
	);
}

function Excerpt( { item }: { item: Summary } ) {
	return (
		<span className="frontage-inbox__excerpt" dir="auto">
			{ item.subject && <span className="frontage-inbox__subject">{ item.subject }</span> }
			{ item.subject && item.excerpt && ' – ' }
			{ item.excerpt }
		</span>
	);
}

/** On narrow screens without columns, one cell shows everything. */
function ExcerptAndRest( { item }: { item: Summary } ) {
	return (
		<>
			<Excerpt item={ item } />
			<span className="frontage-inbox__rest">
				{ ! isQuiet( item ) && <StateLabel item={ item } /> }
				<FactIcons item={ item } />
				<Time when={ item.received } />
			</span>
		</>
	);
}

const plain = { enableSorting: false, enableHiding: false, enableGlobalSearch: false } as const;

/** The column ID of a form field; its prefix distinguishes it from the built-in columns. */
export const columnOf = ( { name }: Pick< Column, 'name' > ) => `:${ name }`;

const fieldOf = ( column: Column ): Field< Summary > => ( {
	...plain,
	id: columnOf( column ),
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

/** The columns and filters of the list. The server sorts the list, so no column is sortable. */
export function makeFields(
	{ forms, readers, user }: Pick< ScreenProps, 'forms' | 'readers' | 'user' >,
	columns: Column[],
	narrow: boolean
): Field< Summary >[] {
	return [
		{
			...plain,
			id: 'from',
			label: __( 'From', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.from,
			render: From,
			filterBy: false,
		},
		{
			...plain,
			id: 'excerpt',
			label: __( 'Message', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.excerpt,
			render: narrow ? ExcerptAndRest : Excerpt,
			filterBy: false,
		},
		{
			...plain,
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
			...plain,
			id: 'form',
			label: __( 'Form', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => String( item.form.id ),
			render: ( { item } ) => <>{ item.form.title }</>,
			elements: forms.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ),
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			...plain,
			id: 'state',
			label: __( 'Status', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.state,
			render: ( { item } ) => (
				<>
					{ ! isQuiet( item ) && <StateLabel item={ item } /> }
					<FactIcons item={ item } />
					{ item.reason && <span className="frontage-inbox__reason">{ item.reason }</span> }
				</>
			),
			elements: [
				{ value: 'attention', label: __( 'Needs attention', 'frontage-forms' ) },
				...STATE_CHOICES.map( ( { value, label } ) => ( { value, label: label() } ) ),
			],
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			...plain,
			id: 'received',
			label: __( 'Received', 'frontage-forms' ),
			type: 'date',
			getValue: ( { item } ) => item.received.utc.slice( 0, 10 ),
			render: ( { item } ) => <Time when={ item.received } />,
			filterBy: { operators: [ 'between' ], isPrimary: true },
		},
		{
			...plain,
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
			...plain,
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
			...plain,
			id: 'done',
			label: __( 'Progress', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => ( item.done ? 'yes' : 'no' ),
			elements: [
				{ value: 'no', label: __( 'Open', 'frontage-forms' ) },
				{ value: 'yes', label: __( 'Done', 'frontage-forms' ) },
			],
			filterBy: { operators: [ 'is' ] },
		},
		...columns.map( fieldOf ),
	];
}
