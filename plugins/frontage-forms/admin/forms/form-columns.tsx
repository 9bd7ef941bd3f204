import { __, _n, sprintf } from '@wordpress/i18n';
import type { Field } from '@wordpress/dataviews';
import { CopyShortcode } from './copy-shortcode';
import type { FormRow } from './types';

type Cell = { item: FormRow };

/** The number of pages named in a row; the rest is counted. */
const MAX_NAMED = 3;

function UsesCell( { item: { uses } }: Cell ) {
	const hiddenCount = uses.more + Math.max( 0, uses.pages.length - MAX_NAMED );
	if ( ! uses.pages.length && ! hiddenCount ) {
		return <span className="frontage-forms__quiet">{ __( 'Not used yet', 'frontage-forms' ) }</span>;
	}
	return (
		<span className="frontage-forms__uses">
			{ uses.pages.slice( 0, MAX_NAMED ).map( ( { title, kind, edit }, index ) => (
				<span key={ index }>
					{ edit ? <a href={ edit }>{ title }</a> : title }
					{ kind && <span className="frontage-forms__quiet">{ ` (${ kind })` }</span> }
				</span>
			) ) }
			{ hiddenCount > 0 && (
				<span className="frontage-forms__quiet">
					{ sprintf(
						/* translators: %d: number of pages. */
						_n( 'and %d more', 'and %d more', hiddenCount, 'frontage-forms' ),
						hiddenCount
					) }
				</span>
			) }
		</span>
	);
}

function UnreadCell( { item: { unread, inbox, title } }: Cell ) {
	if ( ! unread ) {
		return null;
	}
	const unreadCount = unread.more ? `${ unread.count }+` : String( unread.count );
	return unread.count ? (
		<a
			className="frontage-forms__new"
			href={ inbox }
			aria-label={ sprintf(
				/* translators: 1: number of messages, 2: the name of a form. */
				_n( '%1$s new message: %2$s', '%1$s new messages: %2$s', unread.count, 'frontage-forms' ),
				unreadCount,
				title
			) }
		>
			{ unreadCount }
		</a>
	) : (
		<span className="frontage-forms__quiet">{ unreadCount }</span>
	);
}

function LastMessageCell( { item: { last, unread } }: Cell ) {
	if ( last ) {
		return <time dateTime={ last.utc }>{ last.text }</time>;
	}
	return unread ? <span className="frontage-forms__quiet">{ __( 'None yet', 'frontage-forms' ) }</span> : null;
}

function ProblemsCell( { item: { problems, edit } }: Cell ) {
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
function DetailsCell( { item }: Cell ) {
	const unreadCount = item.unread?.count;
	return (
		<span className="frontage-forms__everything">
			<CopyShortcode code={ item.shortcode } title={ item.title } />
			<span className="frontage-forms__facts">
				{ item.uses.pages.length + item.uses.more > 0 && <span>{ __( 'Used on', 'frontage-forms' ) }</span> }
				<UsesCell item={ item } />
			</span>
			<span className="frontage-forms__facts">
				{ !! unreadCount && (
					<span>
						{ __( 'New messages', 'frontage-forms' ) } <UnreadCell item={ item } />
					</span>
				) }
				{ item.last && (
					<span>
						{ __( 'Last message', 'frontage-forms' ) } <LastMessageCell item={ item } />
					</span>
				) }
				{ !! item.problems && item.problems.errors + item.problems.warnings > 0 && (
					<ProblemsCell item={ item } />
				) }
			</span>
		</span>
	);
}

/** The columns of the list. */
export function createFields(): Field< FormRow >[] {
	const columnDefaults = {
		enableSorting: false,
		enableHiding: false,
		enableGlobalSearch: false,
		filterBy: false,
		type: 'text',
	} as const;
	return [
		{ ...columnDefaults, id: 'title', label: __( 'Name', 'frontage-forms' ), getValue: ( { item } ) => item.title },
		{
			...columnDefaults,
			id: 'shortcode',
			label: __( 'Shortcode', 'frontage-forms' ),
			render: ( { item } ) => <CopyShortcode code={ item.shortcode } title={ item.title } />,
		},
		{ ...columnDefaults, id: 'uses', label: __( 'Used on', 'frontage-forms' ), render: UsesCell },
		{ ...columnDefaults, id: 'unread', label: __( 'New messages', 'frontage-forms' ), render: UnreadCell },
		{ ...columnDefaults, id: 'last', label: __( 'Last message', 'frontage-forms' ), render: LastMessageCell },
		{ ...columnDefaults, id: 'problems', label: __( 'Problems', 'frontage-forms' ), render: ProblemsCell },
		{ ...columnDefaults, id: 'everything', label: __( 'Form details', 'frontage-forms' ), render: DetailsCell },
	];
}
