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

/** The columns and filters of the list. The order is the server's, so nothing here sorts. */
export function makeFields( forms: ScreenProps[ 'forms' ] ): Field< Summary >[] {
	const plain = { enableSorting: false, enableHiding: false, enableGlobalSearch: false } as const;
	return [
		{ ...plain, id: 'from', label: __( 'From', 'frontage-forms' ), type: 'text', getValue: ( { item } ) => item.from, render: From, filterBy: false },
		{ ...plain, id: 'excerpt', label: __( 'Message', 'frontage-forms' ), type: 'text', getValue: ( { item } ) => item.excerpt, filterBy: false },
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
			render: ( { item } ) => <time dateTime={ item.received.utc }>{ item.received.text }</time>,
			filterBy: false,
		},
	];
}
