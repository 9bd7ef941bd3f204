import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field } from '@wordpress/dataviews';
import { STATES, StateLabel } from './state-label';
import type { ScreenProps, State, Summary } from './types';

const STATE_CHOICES = ( Object.keys( STATES ) as State[] ).map( ( value ) => ( { value, label: STATES[ value ] } ) );

function From( { item }: { item: Summary } ) {
	return (
		<span className={ item.read ? 'frontage-inbox__from' : 'frontage-inbox__from frontage-inbox__from--unread' }>
			{ item.from }
			{ ! item.read && <VisuallyHidden as="span">{ ` (${ __( 'unread', 'frontage-forms' ) })` }</VisuallyHidden> }
		</span>
	);
}

function Received( { item }: { item: Summary } ) {
	return <time dateTime={ item.received.utc }>{ item.received.text }</time>;
}

function Excerpt( { item }: { item: Summary } ) {
	return (
		<span className="frontage-inbox__excerpt">
			{ item.subject && <span className="frontage-inbox__subject">{ item.subject }</span> }
			{ item.subject && item.excerpt && ' – ' }
			{ item.excerpt }
		</span>
	);
}

/** Where there is no room for columns, the line says it all. */
function ExcerptAndRest( { item }: { item: Summary } ) {
	return (
		<>
			<Excerpt item={ item } />
			<span className="frontage-inbox__rest">
				{ item.state !== 'sent' && <StateLabel state={ item.state } /> }
				<Received item={ item } />
			</span>
		</>
	);
}

/** The columns and filters of the list. The order is the server's, so nothing here sorts. */
export function makeFields( forms: ScreenProps[ 'forms' ], narrow: boolean ): Field< Summary >[] {
	const plain = { enableSorting: false, enableHiding: false, enableGlobalSearch: false } as const;
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
			label: __( 'State', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.state,
			render: ( { item } ) => <StateLabel state={ item.state } />,
			elements: STATE_CHOICES.map( ( { value, label } ) => ( { value, label: label() } ) ),
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			...plain,
			id: 'received',
			label: __( 'Received', 'frontage-forms' ),
			type: 'text',
			getValue: ( { item } ) => item.received.utc,
			render: Received,
			filterBy: false,
		},
	];
}
