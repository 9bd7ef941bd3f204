import { Icon, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, commentReplyLink, file, starFilled } from '@wordpress/icons';
import type { IconType } from '@wordpress/components';
import type { Summary } from '../types';

/** The first letters of a name's first and last word. */
export function initials( name: string ): string {
	const words = name.trim().split( /\s+/ );
	return [ words[ 0 ], words.length > 1 ? words.at( -1 ) : '' ]
		.map( ( word ) => [ ...( word ?? '' ) ][ 0 ] ?? '' )
		.join( '' )
		.toLocaleUpperCase();
}

export function Avatar( { name }: { name: string } ) {
	return (
		<span className="frontage-inbox__avatar" aria-hidden="true">
			{ initials( name ) }
		</span>
	);
}

function FactIcon( { icon, label }: { icon: IconType; label: string } ) {
	return (
		<span className="frontage-inbox__fact" title={ label }>
			<Icon icon={ icon } size={ 18 } />
			<VisuallyHidden as="span">{ label }</VisuallyHidden>
		</span>
	);
}

/** Icons for facts about a message; without facts there is none. */
export function FactIcons( { item }: { item: Summary } ) {
	const assigned =
		item.assigned &&
		sprintf(
			/* translators: %s: the name of a user. */
			__( 'Assigned to %s', 'frontage-forms' ),
			item.assigned.name
		);
	return (
		<span className="frontage-inbox__facts-of-row">
			{ item.reply === 'failed' && (
				<span className="frontage-inbox__state--trouble">{ __( 'Reply failed', 'frontage-forms' ) }</span>
			) }
			{ item.starred && <FactIcon icon={ starFilled } label={ __( 'Starred', 'frontage-forms' ) } /> }
			{ item.files && <FactIcon icon={ file } label={ __( 'Has files', 'frontage-forms' ) } /> }
			{ ( item.reply === 'sent' || item.reply === 'waiting' ) && (
				<FactIcon icon={ commentReplyLink } label={ __( 'Replied', 'frontage-forms' ) } />
			) }
			{ item.done && <FactIcon icon={ check } label={ __( 'Done', 'frontage-forms' ) } /> }
			{ item.assigned && assigned && (
				<span className="frontage-inbox__fact" title={ assigned }>
					<Avatar name={ item.assigned.name } />
					<VisuallyHidden as="span">{ assigned }</VisuallyHidden>
				</span>
			) }
		</span>
	);
}
