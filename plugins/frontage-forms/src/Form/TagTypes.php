<?php

namespace Frontage\Forms\Form;

/** The tag types this site knows, by name. A type's class is loaded when a form uses it. */
final class TagTypes {

	private const BUILT_IN = [
		'text'       => Tags\Text::class,
		'text*'      => Tags\Text::class,
		'email'      => Tags\Email::class,
		'email*'     => Tags\Email::class,
		'url'        => Tags\Url::class,
		'url*'       => Tags\Url::class,
		'tel'        => Tags\Tel::class,
		'tel*'       => Tags\Tel::class,
		'textarea'   => Tags\Textarea::class,
		'textarea*'  => Tags\Textarea::class,
		'number'     => Tags\Number::class,
		'number*'    => Tags\Number::class,
		'range'      => Tags\Number::class,
		'range*'     => Tags\Number::class,
		'date'       => Tags\Date::class,
		'date*'      => Tags\Date::class,
		'select'     => Tags\Select::class,
		'select*'    => Tags\Select::class,
		'checkbox'   => Tags\Checkbox::class,
		'checkbox*'  => Tags\Checkbox::class,
		'radio'      => Tags\Checkbox::class,
		'acceptance' => Tags\Acceptance::class,
		'quiz'       => Tags\Quiz::class,
		'file'       => Tags\File::class,
		'file*'      => Tags\File::class,
		'hidden'     => Tags\Hidden::class,
		'count'      => Tags\Count::class,
		'reflection' => Tags\Reflection::class,
		'output'     => Tags\Output::class,
		'submit'     => Tags\Submit::class,
		'response'   => Tags\Response::class,
		'captchac'   => Tags\Captcha::class,
		'captchar'   => Tags\Captcha::class,
		'turnstile'  => Tags\Turnstile::class,
		'stripe'     => Tags\Stripe::class,
	];

	private static ?self $instance = null;

	/** @var array<string, class-string<TagType>|TagType> */
	private array $types = self::BUILT_IN;

	public static function instance(): self {
		if ( null === self::$instance ) {
			self::$instance = new self();
			/**
			 * Lets add-ons bring form-tag types of their own.
			 *
			 * @since 0.1.0
			 *
			 * @param TagTypes $types Call `register( new YourType(), 'thing', 'thing*' )`.
			 */
			do_action( 'frontage_forms_register_tag_types', self::$instance );
		}
		return self::$instance;
	}

	/** Makes the type answer to these names; with `*` where the field can be required. A name taken before is replaced. */
	public function register( TagType $type, string ...$names ): void {
		foreach ( $names as $name ) {
			$this->types[ $name ] = $type;
		}
	}

	public function get( string $name ): ?TagType {
		$type = $this->types[ $name ] ?? null;
		if ( is_string( $type ) ) {
			$class = $type;
			$type  = new $class();
			foreach ( array_keys( $this->types, $class, true ) as $same ) {
				$this->types[ $same ] = $type;
			}
		}
		return $type;
	}

	/** @return list<string> All names, those with a star too. */
	public function names(): array {
		return array_keys( $this->types );
	}

	/** @param string $feature One of those of `TagType::features()`. */
	public function supports( string $name, string $feature ): bool {
		return in_array( $feature, $this->get( $name )?->features() ?? [], true );
	}
}
