<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Source;

defined( 'ABSPATH' ) || exit;

/** Leaves out keys of version 7 that only its editor and its page use, and empty values. */
final class V7EditorKeys {

	private const ANYWHERE = [ 'ai', 'tledit', 'runtime', 'libSrc', 'ojsv', 'asmig' ];

	private const SETTINGS = [ 'migrated', 'uSize', 'title', 'alias', 'imgs', 'fonts', 'FontAwesome', 'PeIcon', 'Materialicons', 'RevIcon', 'hasYT', 'prem', 'wpml', 'version', 'thumb', 'aU', 'saved', 'id', 'deepLinks', 'layout', 'ui', 'guides', 'helpLines', 'created', 'lastModified', 'premium' ];

	private const SLIDE = [ 'id', 'order', 'states', 'scenes', 'version', 'language', 'parentId', 'global', 'ui' ];

	private const LAYER = [ 'id', 'pid', 'order', 'listen', 'tl', 'type', 'subtype', 'lck', 'visible' ];

	/** Keys inside parts of a layer or slide: of the media library, and of the source's own bookkeeping. */
	private const PARTS = [
		'image'   => [ 'ratio', 'lib', 'lib_size', 'fromStream', 'streamType', 'seo', 'srcId', 'dimension' ],
		'poster'  => [ 'lib', 'lib_size', 'size', 'pos', 'srcId' ],
		'thumb'   => [ 'srcId', 'admin', 'adminId', 'dimension', 'default' ],
		'attr'    => [ 'aO', 'tO', 'iClass' ],
		'publish' => [ 'sch' ],
		'pos'     => [ 'c' ],
		'bg'      => [ 'type' ],
		'temp'    => [ 't', 'm', 'g', 'c' ],
		'default' => [ 'fluid' ],
		'size'    => [ 'cachedHeight', 'sProp', 'ratio' ],
		'nav'     => [ 'p' ],
	];

	/**
	 * Names of the add-ons that a part uses, at any depth.
	 *
	 * @param array<mixed> $part
	 * @return list<string>
	 */
	public static function addons( array $part, int $depth = 0 ): array {
		$names = [];
		foreach ( $part as $key => $value ) {
			if ( ! is_array( $value ) || $depth >= 12 ) {
				continue;
			}
			foreach ( 'addOns' === $key && ! array_is_list( $value ) ? $value : [] as $name => $own ) {
				if ( false !== $own && ! ( is_array( $own ) && in_array( $own['u'] ?? true, [ false, 'false' ], true ) ) ) {
					$names[] = mb_strcut( (string) $name, 0, 100, 'UTF-8' );
				}
			}
			$names = 'addOns' === $key ? $names : [ ...$names, ...self::addons( $value, $depth + 1 ) ];
		}
		return array_slice( array_values( array_unique( $names ) ), 0, 50 );
	}

	/**
	 * @param array<mixed>                  $part
	 * @param 'settings'|'slide'|'layer'|'' $kind
	 * @return array<mixed>
	 */
	public static function without( array $part, string $kind, string $name = '', int $depth = 0 ): array {
		$own = match ( $kind ) {
			'settings' => self::SETTINGS,
			'slide'    => self::SLIDE,
			'layer'    => self::LAYER,
			default    => self::PARTS[ $name ] ?? [],
		};
		foreach ( $part as $key => $value ) {
			$word = (string) $key;
			if ( 'addOns' === $word && is_array( $value ) && ! isset( $value['tpack'] ) ) {
				unset( $part[ $key ] ); // Reported by name.
			} elseif ( in_array( $word, self::ANYWHERE, true ) || in_array( $word, $own, true ) || ( is_string( $key ) && in_array( $value, [ '', [], null ], true ) ) || ( 'acc' === $name && 'label' !== $word ) ) {
				unset( $part[ $key ] );
			} elseif ( is_array( $value ) && $depth < 12 ) {
				$part[ $key ] = self::without( $value, '', is_int( $key ) ? '' : $word, $depth + 1 );
				if ( [] === $part[ $key ] && is_string( $key ) ) {
					unset( $part[ $key ] );
				}
			}
		}
		return $part;
	}
}
