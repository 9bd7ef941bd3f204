<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Starter;

defined( 'ABSPATH' ) || exit;

/** What has been created of a starter site so far, for the items that follow. */
final class StarterProgress {

	/**
	 * @param array<string, int>         $posts Post IDs by item key.
	 * @param array<string, StarterItem> $items All items of the look, by key.
	 */
	public function __construct( private readonly array $posts, private readonly array $items ) {}

	/** The post created for an item; 0 if it does not exist yet. */
	public function id( string $key ): int {
		return $this->posts[ $key ] ?? 0;
	}

	/** The blocks that show the item on a page; '' if it does not exist yet. */
	public function block( string $key ): string {
		$show = $this->items[ $key ]->block ?? null;
		return $show && $this->id( $key ) ? $show( $this->id( $key ) ) : '';
	}
}
