<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Link of a whole layer: its own link, or the first of its actions that is a link. */
final class LayerLink {

	/**
	 * Returns the attributes of the link. It also works without JavaScript.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, string|null>|null
	 */
	public static function attributes( array $layer ): ?array {
		$link = ModelReader::map( $layer, 'link' );
		if ( '' === ModelReader::text( $link, 'url' ) ) {
			$link = [];
			foreach ( ModelReader::maps( $layer, 'actions' ) as $action ) {
				if ( 'click' === ModelReader::text( $action, 'on' ) && in_array( $action['do'] ?? '', [ 'simplelink', 'menulink' ], true ) && '' !== ModelReader::text( $action, 'url' ) ) {
					$link = $action;
					break;
				}
			}
		}
		$target = ModelReader::text( $link, 'target' );
		return '' === ModelReader::text( $link, 'url' ) ? null : [
			'href'   => ModelReader::text( $link, 'url' ),
			'target' => in_array( $target, [ '', '_self' ], true ) ? null : $target,
			'rel'    => ModelReader::text( $link, 'rel' ) ?: ( '_blank' === $target ? 'noopener' : null ),
		];
	}
}
