import { __, sprintf } from '@wordpress/i18n';
import { grouped } from './starter-plan';
import type { Choice, Item } from './types';

function state( { why, made, choice }: Item, choices: Choice[] ) {
	if ( made ) {
		return 'made';
	}
	return why || ( choice && ! choices.includes( choice ) ) ? 'left' : 'new';
}

/** A link with hidden context, for screen reader lists of links. */
function Way( { to, word, title }: { to: string; word: string; title: string } ) {
	return to ? (
		/* translators: 1: what a link does, such as Edit, 2: the title of a page. */
		<a href={ to } aria-label={ sprintf( __( '%1$s: %2$s', 'frontage-site' ), word, title ) }>
			{ word }
		</a>
	) : null;
}

/** The items by kind, created or planned, each with its description or the reason why it is left out. */
export function Items( { items, choices }: { items: Item[]; choices: Choice[] } ) {
	return (
		<dl className="frontage-starter__plan">
			{ grouped( items ).map( ( [ group, inside ] ) => (
				<div key={ group }>
					<dt>{ group }</dt>
					{ inside.map( ( item ) => (
						<dd key={ item.key } data-state={ state( item, choices ) } data-item={ item.key }>
							<span>{ item.title }</span>
							{ ( item.why || item.means ) && <small>{ item.why || item.means }</small> }
							{ item.made && (
								<span className="frontage-starter__ways">
									<Way to={ item.view } word={ __( 'View', 'frontage-site' ) } title={ item.title } />
									<Way to={ item.edit } word={ __( 'Edit', 'frontage-site' ) } title={ item.title } />
								</span>
							) }
						</dd>
					) ) }
				</div>
			) ) }
		</dl>
	);
}
