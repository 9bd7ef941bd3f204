<?php

namespace Frontage\Forms\TagTypes;

defined( 'ABSPATH' ) || exit;

/** Made from the constants `NAMES` of the classes in this folder by bin/lib/form-types.mjs, so that no request has to load them all. */
final class TagTypeNames {

	/** By name, with an asterisk for required fields. */
	public const CLASSES = [
		'acceptance'  => Choice\AcceptanceTagType::class,
		'checkbox'    => Choice\CheckboxTagType::class,
		'checkbox*'   => Choice\CheckboxTagType::class,
		'radio'       => Choice\CheckboxTagType::class,
		'select'      => Choice\SelectTagType::class,
		'select*'     => Choice\SelectTagType::class,
		'calculation' => Display\CalculationTagType::class,
		'count'       => Display\CountTagType::class,
		'output'      => Display\OutputTagType::class,
		'reflection'  => Display\ReflectionTagType::class,
		'response'    => Display\ResponseTagType::class,
		'submit'      => Display\SubmitTagType::class,
		'turnstile'   => Placeholder\CaptchaPlaceholder::class,
		'captchac'    => Placeholder\ImageCaptchaPlaceholder::class,
		'captchar'    => Placeholder\ImageCaptchaPlaceholder::class,
		'stripe'      => Placeholder\StripePlaceholder::class,
		'date'        => Text\DateTagType::class,
		'date*'       => Text\DateTagType::class,
		'email'       => Text\EmailTagType::class,
		'email*'      => Text\EmailTagType::class,
		'hidden'      => Text\HiddenTagType::class,
		'number'      => Text\NumberTagType::class,
		'number*'     => Text\NumberTagType::class,
		'range'       => Text\NumberTagType::class,
		'range*'      => Text\NumberTagType::class,
		'quiz'        => Text\QuizTagType::class,
		'tel'         => Text\TelTagType::class,
		'tel*'        => Text\TelTagType::class,
		'text'        => Text\TextTagType::class,
		'text*'       => Text\TextTagType::class,
		'textarea'    => Text\TextareaTagType::class,
		'textarea*'   => Text\TextareaTagType::class,
		'url'         => Text\UrlTagType::class,
		'url*'        => Text\UrlTagType::class,
		'file'        => Upload\FileTagType::class,
		'file*'       => Upload\FileTagType::class,
		'mfile'       => Upload\UploadTagType::class,
		'mfile*'      => Upload\UploadTagType::class,
	];
}
