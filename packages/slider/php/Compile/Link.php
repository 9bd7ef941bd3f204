<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile;

use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** Where a click on a whole layer leads: its own link, or the first of its actions that is one. */
final class Link {

	/**
	 * The link's attributes; it works without script too.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, string|null>|null
	 */
	public static function of( array $layer ): ?array {
		$link = Get::map( $layer, 'link' );
		if ( '' === Get::text( $link, 'url' ) ) {
			$link = [];
			foreach ( Get::maps( $layer, 'actions' ) as $action ) {
				if ( 'click' === Get::text( $action, 'on' ) && in_array( $action['do'] ?? '', [ 'simplelink', 'menulink' ], true ) && '' !== Get::text( $action, 'url' ) ) {
					$link = $action;
					break;
				}
			}
		}
		$target = Get::text( $link, 'target' );
		return '' === Get::text( $link, 'url' ) ? null : [
			'href'   => Get::text( $link, 'url' ),
			'target' => in_array( $target, [ '', '_self' ], true ) ? null : $target,
			'rel'    => Get::text( $link, 'rel' ) ?: ( '_blank' === $target ? 'noopener' : null ),
		];
	}
}
