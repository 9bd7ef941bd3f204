import { __, _n, sprintf } from '@wordpress/i18n';
import type { Field } from '@wordpress/dataviews';
import { CopyCode } from './copy-shortcode';
import type { FormLine } from './types';

type Cell = { item: FormLine };

/** The number of pages named in a row; the rest is counted. */
const NAMED = 3;

function Uses( { item: { uses } }: Cell ) {
	const rest = uses.more + Math.max( 0, uses.pages.length - NAMED );
	if ( ! uses.pages.length && ! rest ) {
		return <span className="frontage-forms__quiet">{ __( 'Not used yet', 'frontage-forms' ) }</span>;
	}
	return (
		<span className="frontage-forms__uses">
			{ uses.pages.slice( 0, NAMED ).map( ( { title, kind, edit }, index ) => (
				<span key={ index }>
					{ edit ? <a href={ edit }>{ title }</a> : title }
					{ kind && <span className="frontage-forms__quiet">{ ` (${ kind })` }</span> }
				</span>
			) ) }
			{ rest > 0 && (
				<span className="frontage-forms__quiet">
					{ sprintf(
						/* translators: %d: number of pages. */
						_n( 'and %d more', 'and %d more', rest, 'frontage-forms' ),
						rest
					) }
				</span>
			) }
		</span>
	);
}

function Unread( { item: { unread, inbox, title } }: Cell ) {
	if ( ! unread ) {
		return null;
	}
	const shown = unread.more ? `${ unread.count }+` : String( unread.count );
	return unread.count ? (
		<a
			className="frontage-forms__new"
			href={ inbox }
			aria-label={ sprintf(
				/* translators: 1: number of messages, 2: the name of a form. */
				_n( '%1$s new message: %2$s', '%1$s new messages: %2$s', unread.count, 'frontage-forms' ),
				shown,
				title
			) }
		>
			{ shown }
		</a>
	) : (
		<span className="frontage-forms__quiet">{ shown }</span>
	);
}

function Last( { item: { last, unread } }: Cell ) {
	if ( last ) {
		return <time dateTime={ last.utc }>{ last.text }</time>;
	}
	return unread ? <span className="frontage-forms__quiet">{ __( 'None yet', 'frontage-forms' ) }</span> : null;
}

function Problems( { item: { problems, edit } }: Cell ) {
	if ( ! problems ) {
		return null;
	}
	const { errors, warnings } = problems;
	if ( ! errors && ! warnings ) {
		return <span className="frontage-forms__quiet">{ __( 'None', 'frontage-forms' ) }</span>;
	}
	const text = errors
		? /* translators: %d: number of problems. */
			sprintf( _n( '%d error', '%d errors', errors, 'frontage-forms' ), errors )
		: /* translators: %d: number of hints. */
			sprintf( _n( '%d warning', '%d warnings', warnings, 'frontage-forms' ), warnings );
	return (
		<a className={ `frontage-forms__problems${ errors ? ' frontage-forms__problems--errors' : '' }` } href={ edit }>
			{ text }
		</a>
	);
}

/** On narrow screens without columns, one cell shows everything. */
function Everything( { item }: Cell ) {
	const shown = item.unread?.count;
	return (
		<span className="frontage-forms__everything">
			<CopyCode code={ item.shortcode } of={ item.title } />
			<Uses item={ item } />
			<span className="frontage-forms__facts">
				{ !! shown && (
					<span>
						{ __( 'New messages', 'frontage-forms' ) } <Unread item={ item } />
					</span>
				) }
				{ item.last && <Last item={ item } /> }
				{ !! item.problems && item.problems.errors + item.problems.warnings > 0 && <Problems item={ item } /> }
			</span>
		</span>
	);
}

/** The columns of the list. */
export function makeFields(): Field< FormLine >[] {
	const plain = {
		enableSorting: false,
		enableHiding: false,
		enableGlobalSearch: false,
		filterBy: false,
		type: 'text',
	} as const;
	return [
		{ ...plain, id: 'title', label: __( 'Name', 'frontage-forms' ), getValue: ( { item } ) => item.title },
		{
			...plain,
			id: 'shortcode',
			label: __( 'Shortcode', 'frontage-forms' ),
			render: ( { item } ) => <CopyCode code={ item.shortcode } of={ item.title } />,
		},
		{ ...plain, id: 'uses', label: __( 'Used on', 'frontage-forms' ), render: Uses },
		{ ...plain, id: 'unread', label: __( 'New messages', 'frontage-forms' ), render: Unread },
		{ ...plain, id: 'last', label: __( 'Last message', 'frontage-forms' ), render: Last },
		{ ...plain, id: 'problems', label: __( 'Problems', 'frontage-forms' ), render: Problems },
		{ ...plain, id: 'everything', label: __( 'Form details', 'frontage-forms' ), render: Everything },
	];
}
